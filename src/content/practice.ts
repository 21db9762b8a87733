import { businessAnalysis } from "#content/practice/business-analysis";
import { complianceCertification } from "#content/practice/compliance-certification";
import { financialAdvices } from "#content/practice/financial-advices";
import { riskManagement } from "#content/practice/risk-management";
import { supplierAuditing } from "#content/practice/supplier-auditing";
import { taxManagement } from "#content/practice/tax-management";
import type { Practice } from "#content/schema";

/** The advisory practices that accompany the services. Each has its own file in `practice/`. */
export const practices: readonly Practice[] = [
  financialAdvices,
  riskManagement,
  taxManagement,
  businessAnalysis,
  supplierAuditing,
  complianceCertification,
];

/** The practice of an id; nothing for an id that names none. */
export const practiceById = (id: string | undefined): Practice | undefined =>
  practices.find((practice) => practice.id === id);
