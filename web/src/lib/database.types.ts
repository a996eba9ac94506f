// The exposed schema and the commands, made from the catalog by `just generate`; do not edit.

import type {
  ApprovalStatus,
  AttemptState,
  Availability,
  ChallengeKind,
  CompanyRole,
  CompanySize,
  CompanyStage,
  Criterion,
  DailyQuota,
  Difficulty,
  DisputeState,
  EmployerChallengeKind,
  EmployerChallengeStatus,
  EmploymentType,
  FactorType,
  FeedbackType,
  ImportKind,
  ImportRowOutcome,
  ImportRowState,
  ImportStatus,
  Importance,
  InteractionSource,
  InteractionStatus,
  InterestDecision,
  InterviewEventKind,
  InterviewSeniority,
  InvitationStatus,
  JobStatus,
  Language,
  LinkKind,
  MarkedView,
  MessageKind,
  PayPeriod,
  Permission,
  Phase,
  Quota,
  RemotePolicy,
  Retirer,
  Role,
  SearchKind,
  SeekerTier,
  Seniority,
  SkillCategory,
  SubmissionKind,
  SubmissionState,
  Topic,
  Verdict,
  Visibility,
} from "./vocabulary.generated";

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      badge_labels: {
        Row: {
          key: string;
          position: number;
          label: string;
          color: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      beta_test_responses: {
        Row: Record<string, never>;
        Insert: {
          user_id: string;
          selected_pages?: Json;
          selected_components?: Json;
          responses?: Json;
          user_role: Role;
          browser_info?: Json;
          feedback_type: FeedbackType;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "beta_test_responses_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_completions: {
        Row: {
          id: string;
          challenge_id: string;
          profile_id: string;
          completed_at: string;
          created_at: string;
          submission_id: string | null;
          version_id: string | null;
          language: Language | null;
          first_completed_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_completions_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_completions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_completions_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_completions_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_disputes: {
        Row: {
          id: string;
          challenge_id: string;
          version_id: string;
          profile_id: string;
          submission_id: string | null;
          claim: string;
          arguments: Json | null;
          setup: string | null;
          claimed_expected: Json | null;
          state: DisputeState;
          reason: string | null;
          test_name: string | null;
          created_at: string;
          decided_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_disputes_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_disputes_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_disputes_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_disputes_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_drafts: {
        Row: {
          profile_id: string;
          challenge_id: string;
          language: Language;
          source: string;
          updated_at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_drafts_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_drafts_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_invitations: {
        Row: {
          id: string;
          employer_challenge_id: string;
          version_id: string;
          company_id: string;
          candidate_profile_id: string;
          job_opening_id: string | null;
          job_interaction_id: string | null;
          conversation_id: string | null;
          sent_by: string | null;
          note: string | null;
          status: InvitationStatus;
          sent_at: string;
          opened_at: string | null;
          started_at: string | null;
          ends_at: string | null;
          expires_at: string;
          submitted_at: string | null;
          decided_at: string | null;
          reason: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_invitations_candidate_profile_id_fkey";
            columns: ["candidate_profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_decided_by_fkey";
            columns: ["decided_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_employer_challenge_id_fkey";
            columns: ["employer_challenge_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: false;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_sent_by_fkey";
            columns: ["sent_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_skills: {
        Row: {
          challenge_id: string;
          skill_id: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_skills_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_skills_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_versions: {
        Row: {
          id: string;
          challenge_id: string;
          version: number;
          edition: string;
          statement: string;
          function: Json | null;
          schema_sql: string | null;
          starter: Json;
          limits: Json;
          compare: Json;
          visible_tests: Json;
          tests_total: number;
          test_names: Json;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_versions_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
        ];
      };
      challenges: {
        Row: {
          id: string;
          slug: string;
          title: string;
          difficulty: Difficulty;
          published_at: string | null;
          retired_at: string | null;
          created_at: string;
          kind: ChallengeKind;
          topic: Topic;
          summary: string;
          tags: string[];
          minutes: number | null;
          languages: string[];
          position: number;
          retired_by: Retirer | null;
          solved_by: number;
          current_version_id: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenges_current_version_id_fkey";
            columns: ["current_version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      companies: {
        Row: {
          id: string;
          slug: string;
          name: string;
          approval_status: ApprovalStatus;
          public_link: boolean;
          logo_url: string | null;
          tagline: string | null;
          about: string | null;
          size: CompanySize | null;
          stage: CompanyStage | null;
          industry: string | null;
          founded_year: number | null;
          places: string[];
          tech_stack: string[];
          culture: string | null;
          benefits: string[];
          website: string | null;
          links: Json;
          response_days: number | null;
          version: number;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      company_badges: {
        Row: {
          company_id: string;
          badge: string;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "company_badges_badge_fkey";
            columns: ["badge"];
            isOneToOne: false;
            referencedRelation: "badge_labels";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "company_badges_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      company_reviews: {
        Row: {
          id: string;
          company_id: string;
          status: ApprovalStatus;
          reason: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "company_reviews_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      conversation_participants: {
        Row: {
          conversation_id: string;
          user_id: string;
          last_read_at: string | null;
          last_read_sequence: number;
          is_hidden: boolean;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          last_read_at?: string | null;
          is_hidden?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "conversation_participants_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversation_participants_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      conversations: {
        Row: {
          id: string;
          job_interaction_id: string | null;
          job_opening_id: string | null;
          company_id: string;
          seeker_profile_id: string | null;
          last_message_at: string | null;
          last_sequence: number;
          ended_at: string | null;
          ended_by: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "conversations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_ended_by_fkey";
            columns: ["ended_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: true;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_seeker_profile_id_fkey";
            columns: ["seeker_profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      daily_usage: {
        Row: {
          profile_id: string;
          kind: DailyQuota;
          day: string;
          used: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "daily_usage_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      developer_ranks: {
        Row: {
          name: string;
          position: number;
          color: string;
          min_challenges: number;
          effect: string;
          is_special: boolean;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      educations: {
        Row: {
          id: string;
          profile_id: string;
          institution: string;
          area: string | null;
          degree: string | null;
          url: string | null;
          score: string | null;
          started_on: string | null;
          ended_on: string | null;
          courses: string[];
          created_at: string;
          updated_at: string;
        };
        Insert: {
          profile_id: string;
          institution: string;
          area?: string | null;
          degree?: string | null;
          url?: string | null;
          score?: string | null;
          started_on?: string | null;
          ended_on?: string | null;
          courses?: string[];
        };
        Update: {
          institution?: string;
          area?: string | null;
          degree?: string | null;
          url?: string | null;
          score?: string | null;
          started_on?: string | null;
          ended_on?: string | null;
          courses?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "educations_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_beta_test_responses: {
        Row: Record<string, never>;
        Insert: {
          user_id: string;
          selected_pages?: Json;
          selected_components?: Json;
          responses?: Json;
          user_role: Role;
          browser_info?: Json;
          feedback_type: FeedbackType;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "employer_beta_test_responses_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_challenge_versions: {
        Row: {
          id: string;
          employer_challenge_id: string;
          version: number;
          document: Json;
          time_limit_minutes: number | null;
          published_by: string | null;
          published_at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "employer_challenge_versions_employer_challenge_id_fkey";
            columns: ["employer_challenge_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "employer_challenge_versions_published_by_fkey";
            columns: ["published_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_challenges: {
        Row: {
          id: string;
          company_id: string;
          created_by: string | null;
          title: string;
          kind: EmployerChallengeKind;
          status: EmployerChallengeStatus;
          document: Json;
          time_limit_minutes: number | null;
          expires_at: string | null;
          revision: number;
          published_version: number | null;
          is_changed: boolean;
          published_at: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "employer_challenges_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "employer_challenges_created_by_fkey";
            columns: ["created_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      experiences: {
        Row: {
          id: string;
          profile_id: string;
          company_name: string;
          title: string;
          location: string | null;
          url: string | null;
          started_on: string;
          ended_on: string | null;
          summary: string | null;
          highlights: string[];
          created_at: string;
          updated_at: string;
        };
        Insert: {
          profile_id: string;
          company_name: string;
          title: string;
          location?: string | null;
          url?: string | null;
          started_on: string;
          ended_on?: string | null;
          summary?: string | null;
          highlights?: string[];
        };
        Update: {
          company_name?: string;
          title?: string;
          location?: string | null;
          url?: string | null;
          started_on?: string;
          ended_on?: string | null;
          summary?: string | null;
          highlights?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "experiences_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      featured_jobs: {
        Row: {
          day: string;
          job_opening_id: string;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "featured_jobs_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
        ];
      };
      featured_projects: {
        Row: {
          id: string;
          profile_id: string;
          position: number;
          title: string;
          description: string | null;
          stack: string[];
          skill_ids: number[];
          url: string | null;
          repository_url: string | null;
          image_url: string | null;
          started_on: string | null;
          ended_on: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "featured_projects_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      hidden_companies: {
        Row: {
          profile_id: string;
          company_id: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "hidden_companies_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "hidden_companies_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_attempts: {
        Row: {
          id: string;
          profile_id: string;
          problem_slug: string;
          problem_edition: string;
          rubric_edition: string;
          questions_edition: string;
          seniority: InterviewSeniority;
          practice: boolean;
          state: AttemptState;
          phase: Phase;
          revisions: Json;
          started_at: string;
          ends_at: string;
          finished_at: string | null;
          scoring_at: string | null;
          scored_at: string | null;
          returned_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_attempts_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_events: {
        Row: {
          attempt_id: string;
          sequence: number;
          profile_id: string;
          kind: InterviewEventKind;
          data: Json;
          call_id: string | null;
          at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_events_attempt_id_fkey";
            columns: ["attempt_id"];
            isOneToOne: false;
            referencedRelation: "interview_attempts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "interview_events_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_scores: {
        Row: {
          id: string;
          profile_id: string;
          total: number;
          seniority: InterviewSeniority;
          is_shown: boolean;
          scored_at: string;
          created_at: string;
          attempt_id: string | null;
          scoring_id: string | null;
          practice: boolean;
          reviewed: boolean;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_scores_attempt_id_fkey";
            columns: ["attempt_id"];
            isOneToOne: false;
            referencedRelation: "interview_attempts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "interview_scores_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_steps: {
        Row: {
          id: string;
          company_id: string;
          position: number;
          title: string;
          description: string | null;
          duration_minutes: number | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_steps_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      job_import_rows: {
        Row: {
          import_id: string;
          number: number;
          line: number | null;
          source_name: string | null;
          state: ImportRowState | null;
          title: string | null;
          identifier: string | null;
          draft: Json | null;
          problems: Json;
          warnings: Json;
          unknown_skills: string[];
          changes: string[];
          missing: Json;
          job_id: string | null;
          outcome: ImportRowOutcome | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_import_rows_import_id_fkey";
            columns: ["import_id"];
            isOneToOne: false;
            referencedRelation: "job_imports";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_import_rows_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
        ];
      };
      job_imports: {
        Row: {
          id: string;
          company_id: string;
          profile_id: string;
          kind: ImportKind;
          name: string;
          size_bytes: number;
          received_bytes: number;
          status: ImportStatus;
          format: Json;
          row_count: number;
          read_count: number;
          choices: Json | null;
          result: Json | null;
          failure: string | null;
          created_at: string;
          updated_at: string;
          applied_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_imports_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_imports_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_interaction_decisions: {
        Row: {
          job_interaction_id: string;
          decided_by: string | null;
          reason: string | null;
          criterion: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_interaction_decisions_decided_by_fkey";
            columns: ["decided_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_interaction_decisions_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: true;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
        ];
      };
      job_interaction_passes: {
        Row: {
          job_interaction_id: string;
          reason: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_interaction_passes_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: true;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
        ];
      };
      job_interactions: {
        Row: {
          id: string;
          job_opening_id: string;
          profile_id: string;
          status: InteractionStatus;
          note: string | null;
          source: InteractionSource;
          pot: Quota;
          usage_day: string;
          decision: InterestDecision | null;
          decided_at: string | null;
          match_score: number | null;
          match_version: number | null;
          match: Json | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_interactions_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_interactions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_openings: {
        Row: {
          id: string;
          company_id: string;
          recruiter_profile_id: string | null;
          title: string;
          description: string;
          status: JobStatus;
          seniority: Seniority | null;
          employment_type: EmploymentType | null;
          remote_policy: RemotePolicy | null;
          places: string[];
          countries: string[];
          utc_offset_min: number | null;
          utc_offset_max: number | null;
          pay_min: number | null;
          pay_max: number | null;
          pay_currency: string | null;
          pay_period: PayPeriod;
          pay_min_year: number | null;
          pay_max_year: number | null;
          equity: string | null;
          visa_sponsorship: boolean | null;
          min_years: number | null;
          min_rank: number | null;
          min_system_design: number | null;
          interview_process: string | null;
          is_listed: boolean;
          is_public: boolean;
          version: number;
          published_at: string | null;
          expires_at: string | null;
          ended_at: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_openings_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_openings_recruiter_profile_id_fkey";
            columns: ["recruiter_profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_sharing: {
        Row: {
          id: string;
          job_opening_id: string;
          shared_by: string | null;
          shared_with: string;
          created_at: string;
          note: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_sharing_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_sharing_shared_by_fkey";
            columns: ["shared_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_sharing_shared_with_fkey";
            columns: ["shared_with"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_skills: {
        Row: {
          job_opening_id: string;
          skill_id: number;
          importance: Importance;
          min_years: number | null;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_skills_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_skills_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      job_weights: {
        Row: {
          id: string;
          job_opening_id: string;
          criterion: Criterion;
          skill_id: number | null;
          weight: number;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_weights_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_weights_job_opening_id_skill_id_fkey";
            columns: ["job_opening_id", "skill_id"];
            isOneToOne: false;
            referencedRelation: "job_skills";
            referencedColumns: ["job_opening_id", "skill_id"];
          },
        ];
      };
      messages: {
        Row: {
          id: string;
          conversation_id: string;
          sender_id: string | null;
          sequence: number;
          kind: MessageKind;
          body: string;
          created_at: string;
          edited_at: string | null;
          deleted_at: string | null;
          attachments: Json;
          invitation_id: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "messages_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "messages_invitation_id_fkey";
            columns: ["invitation_id"];
            isOneToOne: false;
            referencedRelation: "challenge_invitations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "messages_sender_id_fkey";
            columns: ["sender_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profile_links: {
        Row: {
          id: string;
          profile_id: string;
          kind: LinkKind;
          label: string | null;
          url: string;
          position: number;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          kind?: LinkKind;
          label?: string | null;
          url: string;
          position?: number;
        };
        Update: {
          kind?: LinkKind;
          label?: string | null;
          url?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: "profile_links_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profile_skills: {
        Row: {
          id: string;
          profile_id: string;
          skill_id: number | null;
          name: string;
          level: number | null;
          years: number | null;
          position: number;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          name: string;
          level?: number | null;
          years?: number | null;
          position?: number;
        };
        Update: {
          name?: string;
          level?: number | null;
          years?: number | null;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: "profile_skills_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "profile_skills_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          id: string;
          slug: string;
          role: Role | null;
          needs_onboarding: boolean;
          is_active: boolean;
          is_internal_admin: boolean;
          company_id: string | null;
          company_role: CompanyRole | null;
          company_approval_status: ApprovalStatus | null;
          full_name: string;
          avatar_url: string | null;
          headline: string | null;
          about: string | null;
          location: string | null;
          years_experience: number | null;
          visibility: Visibility;
          country: string | null;
          timezone: string | null;
          seniority: Seniority | null;
          availability: Availability | null;
          work_modes: string[];
          employment_types: string[];
          work_countries: string[];
          open_to_relocation: boolean;
          salary_min: number | null;
          salary_currency: string | null;
          read_receipts: boolean;
          wants_rejection_reason: boolean;
          tier: SeekerTier;
          special_rank: string | null;
          completed_challenges: number;
          system_design_score: number | null;
          created_at: string;
          updated_at: string;
          analytics_opt_out: boolean;
          phone_verified_at: string | null;
        };
        Insert: Record<string, never>;
        Update: {
          full_name?: string;
          avatar_url?: string | null;
          headline?: string | null;
          about?: string | null;
          location?: string | null;
          years_experience?: number | null;
          visibility?: Visibility;
          country?: string | null;
          timezone?: string | null;
          seniority?: Seniority | null;
          availability?: Availability | null;
          work_modes?: string[];
          employment_types?: string[];
          work_countries?: string[];
          open_to_relocation?: boolean;
          salary_min?: number | null;
          salary_currency?: string | null;
          read_receipts?: boolean;
          wants_rejection_reason?: boolean;
          analytics_opt_out?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "profiles_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "profiles_special_rank_fkey";
            columns: ["special_rank"];
            isOneToOne: false;
            referencedRelation: "developer_ranks";
            referencedColumns: ["name"];
          },
        ];
      };
      rank_moments: {
        Row: {
          profile_id: string;
          rank: string;
          reached_at: string;
          seen_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "rank_moments_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "rank_moments_rank_fkey";
            columns: ["rank"];
            isOneToOne: false;
            referencedRelation: "developer_ranks";
            referencedColumns: ["name"];
          },
        ];
      };
      recruiter_permissions: {
        Row: {
          profile_id: string;
          permission: Permission;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "recruiter_permissions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      saved_jobs: {
        Row: {
          profile_id: string;
          job_opening_id: string;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          job_opening_id: string;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "saved_jobs_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "saved_jobs_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      skill_aliases: {
        Row: {
          alias: string;
          skill_id: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "skill_aliases_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      skills: {
        Row: {
          id: number;
          slug: string;
          name: string;
          category: SkillCategory;
          retired: boolean;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      submission_tests: {
        Row: {
          submission_id: string;
          position: number;
          profile_id: string;
          name: string;
          visible: boolean;
          verdict: Verdict;
          time_ms: number | null;
          memory_kib: number | null;
          got: Json | null;
          stdout: string | null;
          message: string | null;
          line: number | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "submission_tests_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submission_tests_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
        ];
      };
      submissions: {
        Row: {
          id: string;
          challenge_id: string | null;
          version_id: string | null;
          invitation_id: string | null;
          employer_version_id: string | null;
          profile_id: string;
          kind: SubmissionKind;
          original_id: string | null;
          language: Language;
          source: string;
          custom_input: Json | null;
          state: SubmissionState;
          verdict: Verdict | null;
          passed: number | null;
          total: number | null;
          time_ms: number | null;
          memory_kib: number | null;
          message: string | null;
          line: number | null;
          attempts: number;
          queued_at: string;
          started_at: string | null;
          judged_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "submissions_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_employer_version_id_fkey";
            columns: ["employer_version_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenge_versions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_invitation_id_fkey";
            columns: ["invitation_id"];
            isOneToOne: false;
            referencedRelation: "challenge_invitations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_original_id_fkey";
            columns: ["original_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      subscription_tiers: {
        Row: {
          id: string;
          audience: Role;
          position: number;
          name: string;
          price_monthly: number | null;
          price_yearly: number | null;
          price_string: string;
          description: string;
          badge_text: string | null;
          features: Json;
          notes: string | null;
          is_limited: boolean;
          limits: Json;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      team_invitations: {
        Row: {
          id: string;
          company_id: string;
          permissions: string[];
          invited_by: string | null;
          created_at: string;
          expires_at: string;
          accepted_at: string | null;
          accepted_by: string | null;
          revoked_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "team_invitations_accepted_by_fkey";
            columns: ["accepted_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "team_invitations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "team_invitations_invited_by_fkey";
            columns: ["invited_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      view_marks: {
        Row: {
          user_id: string;
          view: MarkedView;
          viewed_at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "view_marks_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: {
      known_people: {
        Row: {
          id: string | null;
          full_name: string | null;
          avatar_url: string | null;
          headline: string | null;
          role: string | null;
          company_id: string | null;
          company_name: string | null;
          company_role: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      talent_profiles: {
        Row: {
          id: string | null;
          slug: string | null;
          full_name: string | null;
          avatar_url: string | null;
          headline: string | null;
          location: string | null;
          country: string | null;
          years_experience: number | null;
          seniority: string | null;
          availability: string | null;
          rank: string | null;
          special_rank: string | null;
          completed_challenges: number | null;
          system_design_score: number | null;
          skills: string[] | null;
          updated_at: string | null;
          phone_verified: boolean | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Functions: {
      browse_jobs: {
        Args: { p_tab?: string | null; p_text?: string | null; p_skills?: string[] | null; p_remote?: string[] | null; p_place?: string | null; p_pay_min?: number | null; p_currency?: string | null; p_seniority?: string[] | null; p_employment_types?: string[] | null; p_badges?: string[] | null; p_posted_within_days?: number | null; p_limit?: number | null; p_cursor?: string | null };
        Returns: Json;
      };
      count_company_jobs: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_address: {
        Args: { p_kind: string; p_slug?: string | null };
        Returns: Json;
      };
      get_badges: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_candidate: {
        Args: { p_interaction_id: string };
        Returns: Json;
      };
      get_challenge: {
        Args: { p_slug: string };
        Returns: Json;
      };
      get_challenge_invitation: {
        Args: { p_id: string };
        Returns: Json;
      };
      get_challenges: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_company_jobs: {
        Args: { p_group?: string | null; p_limit?: number | null };
        Returns: Json;
      };
      get_company_promise: {
        Args: { p_company_id: string };
        Returns: Json;
      };
      get_conversation: {
        Args: { p_conversation_id: string };
        Returns: Json;
      };
      get_daily_budget: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_employer_challenge: {
        Args: { p_id: string };
        Returns: Json;
      };
      get_featured_jobs: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_interested_candidates_for_employer: {
        Args: { p_employer_id: string; p_job_opening_id?: string | null; p_limit?: number | null; p_before?: string | null };
        Returns: { job_interaction_id: string | null; job_opening_id: string | null; job_title: string | null; job_status: string | null; profile_id: string | null; full_name: string | null; avatar_url: string | null; headline: string | null; location: string | null; years_experience: number | null; rank: string | null; special_rank: string | null; completed_challenges: number | null; system_design_score: number | null; match_score: number | null; match_band: string | null; match: Json | null; note: string | null; decision: string | null; decided_at: string | null; expressed_interest_at: string | null; conversation_id: string | null; via: string | null; phone_verified: boolean | null }[];
      };
      get_invitation: {
        Args: { p_token: string };
        Returns: Json;
      };
      get_job: {
        Args: { p_id: string };
        Returns: Json;
      };
      get_job_import: {
        Args: { p_id: string };
        Returns: Json;
      };
      get_job_shares: {
        Args: { p_job_opening_id: string };
        Returns: Json;
      };
      get_kept_promises: {
        Args: { p_limit?: number | null };
        Returns: Json;
      };
      get_my_export: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_my_interests: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_my_profile: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_public_company: {
        Args: { p_slug: string };
        Returns: Json;
      };
      get_public_job: {
        Args: { p_id: string };
        Returns: Json;
      };
      get_public_profile: {
        Args: { p_slug: string };
        Returns: Json;
      };
      get_rank_progress: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_read_marks: {
        Args: { p_conversation_id: string };
        Returns: Json;
      };
      get_session_context: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_shared_jobs: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_team: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      home_match_demo: {
        Args: { p_off?: string[] | null; p_on?: string[] | null };
        Returns: Json;
      };
      list_challenge_invitations: {
        Args: { p_employer_challenge_id?: string | null };
        Returns: Json;
      };
      list_conversations: {
        Args: { p_limit?: number | null; p_before?: string | null };
        Returns: Json;
      };
      list_employer_challenges: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_my_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      preview_match_weights: {
        Args: { p_job_opening_id: string; p_weights: Json };
        Returns: Json;
      };
      preview_my_profile: {
        Args: { p_as: string };
        Returns: Json;
      };
      record_view: {
        Args: { p_kind: string; p_id: string; p_source?: string | null };
        Returns: Json;
      };
      search: {
        Args: { p_query: string; p_kind?: string | null; p_filters?: Json | null; p_limit?: number | null; p_cursor?: string | null };
        Returns: Json;
      };
      search_skills: {
        Args: { p_query: string; p_limit?: number | null };
        Returns: Json;
      };
      search_suggest: {
        Args: { p_query: string };
        Returns: Json;
      };
      user_has_recruiter_permission: {
        Args: { p_user_id: string; p_permission_name: string };
        Returns: boolean;
      };
    };
    Enums: {
      ApprovalStatus: ApprovalStatus;
      AttemptState: AttemptState;
      Availability: Availability;
      ChallengeKind: ChallengeKind;
      CompanyRole: CompanyRole;
      CompanySize: CompanySize;
      CompanyStage: CompanyStage;
      Criterion: Criterion;
      DailyQuota: DailyQuota;
      Difficulty: Difficulty;
      DisputeState: DisputeState;
      EmployerChallengeKind: EmployerChallengeKind;
      EmployerChallengeStatus: EmployerChallengeStatus;
      EmploymentType: EmploymentType;
      FactorType: FactorType;
      FeedbackType: FeedbackType;
      ImportKind: ImportKind;
      ImportRowOutcome: ImportRowOutcome;
      ImportRowState: ImportRowState;
      ImportStatus: ImportStatus;
      Importance: Importance;
      InteractionSource: InteractionSource;
      InteractionStatus: InteractionStatus;
      InterestDecision: InterestDecision;
      InterviewEventKind: InterviewEventKind;
      InterviewSeniority: InterviewSeniority;
      InvitationStatus: InvitationStatus;
      JobStatus: JobStatus;
      Language: Language;
      LinkKind: LinkKind;
      MarkedView: MarkedView;
      MessageKind: MessageKind;
      PayPeriod: PayPeriod;
      Permission: Permission;
      Phase: Phase;
      Quota: Quota;
      RemotePolicy: RemotePolicy;
      Retirer: Retirer;
      Role: Role;
      SearchKind: SearchKind;
      SeekerTier: SeekerTier;
      Seniority: Seniority;
      SkillCategory: SkillCategory;
      SubmissionKind: SubmissionKind;
      SubmissionState: SubmissionState;
      Topic: Topic;
      Verdict: Verdict;
      Visibility: Visibility;
    };
    CompositeTypes: Record<string, never>;
  };
};
