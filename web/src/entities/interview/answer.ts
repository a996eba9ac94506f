import type { Database, ProblemQuantity, QuantityName } from "@/lib/database.types";
import type { Phase } from "@/lib/vocabulary.generated";

export type {
  ClosedQuestion,
  ComputedEstimate as Computed,
  DimensionId,
  DimensionScore,
  DrillEffect,
  DrillFailure as Failure,
  EstimateRow,
  Evidence,
  FlowEffect,
  FlowState,
  InterviewAnswer as Answer,
  InterviewDrill as Drill,
  InterviewLine as AttemptHead,
  InterviewReceipt as Receipt,
  InterviewReviewLine as ReviewRow,
  InterviewRoomProblem as Problem,
  InterviewScoredBy as ScoredBy,
  InterviewTurn as Turn,
  NotMetReason,
  QuotePlace as Place,
  ReceiptFinding as Finding,
  Rubric,
  RubricCap as Cap,
  UnscoredInterview,
  WhyNoInterview,
} from "@/lib/database.types";

type Functions = Database["public"]["Functions"];

/** The page before an interview. */
export type Lobby = Functions["get_interview_lobby"]["Returns"];

/** An attempt while it runs. */
export type Interview = Functions["get_interview"]["Returns"];

/** An attempt that is over, to its owner. */
export type Result = Functions["get_interview_receipt"]["Returns"];

/** A review for staff, blind. */
export type BlindReview = Functions["admin_get_interview_review"]["Returns"];

/** The number once more. */
export type Again = Functions["score_interview_again"]["Returns"];

/** What has to be estimated. Once it is over, also the range that was expected, in the base unit. */
export type Quantity = QuantityName & Partial<ProblemQuantity>;

/** What is saved by itself. */
export type Part = "board" | "estimates" | "phase" | `notes.${Phase}`;
