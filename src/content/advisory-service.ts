import { businessAnalysis } from "#content/advisory-service/business-analysis.ts";
import { complianceCertification } from "#content/advisory-service/compliance-certification.ts";
import { financialAdvices } from "#content/advisory-service/financial-advices.ts";
import { riskManagement } from "#content/advisory-service/risk-management.ts";
import { supplierAuditing } from "#content/advisory-service/supplier-auditing.ts";
import { taxManagement } from "#content/advisory-service/tax-management.ts";
import type { AdvisoryService } from "#content/schema.ts";

/** The advisory practices that accompany the services. Each has its own file in `practice/`. */
export const advisoryServices: readonly AdvisoryService[] = [
  financialAdvices,
  riskManagement,
  taxManagement,
  businessAnalysis,
  supplierAuditing,
  complianceCertification,
];

/** The practice of an id; nothing for an id that names none. */
export const advisoryServiceById = (id: string | undefined): AdvisoryService | undefined =>
  advisoryServices.find((advisoryService) => advisoryService.id === id);
