import { businessAnalysis } from "#content/advisory-service/business-analysis.ts";
import { complianceCertification } from "#content/advisory-service/compliance-certification.ts";
import { financialAdvices } from "#content/advisory-service/financial-advices.ts";
import { riskManagement } from "#content/advisory-service/risk-management.ts";
import { supplierAuditing } from "#content/advisory-service/supplier-auditing.ts";
import { taxManagement } from "#content/advisory-service/tax-management.ts";
import type { AdvisoryService } from "#content/schema.ts";

/** The advisory services; each has its own file in `advisory-service/`. */
export const advisoryServices: readonly AdvisoryService[] = [
  financialAdvices,
  riskManagement,
  taxManagement,
  businessAnalysis,
  supplierAuditing,
  complianceCertification,
];

/** The advisory service with the given id, or `undefined`. */
export const advisoryServiceById = (id: string | undefined): AdvisoryService | undefined =>
  advisoryServices.find((advisoryService) => advisoryService.id === id);
