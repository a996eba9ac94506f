import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/lib/errors";
import { faceDataAt, listFace } from "@/lib/face-data";
import { supabase } from "@/lib/supabase";
import {
  type ChallengePlace,
  type CompanyPlace,
  type JobPlace,
  readChallenges,
  readCompanies,
  readJobs,
  writeChallenges,
  writeCompanies,
  writeJobs,
} from "./place";

/** A page of the jobs that everyone can read, newest first. */
export const publicJobsQuery = (place: JobPlace, limit?: number) =>
  queryOptions({
    queryKey: ["public-lists", "jobs", place, limit],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("list_public_jobs", {
          p_query: place.query,
          p_remote: place.remote,
          p_seniority: place.seniority,
          p_pay_min: place.payMin,
          p_currency: place.currency || null,
          p_page: place.page,
          ...(limit && { p_limit: limit }),
        }),
      ),
    initialData: () =>
      limit
        ? undefined
        : listFace("jobs", (opened) => writeJobs(readJobs(opened)) === writeJobs(place)),
    initialDataUpdatedAt: faceDataAt,
  });

/** A page of the companies with a public page, by name. */
export const publicCompaniesQuery = (place: CompanyPlace) =>
  queryOptions({
    queryKey: ["public-lists", "companies", place],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("list_public_companies", {
          p_query: place.query,
          p_badges: place.badge ? [place.badge] : [],
          p_page: place.page,
        }),
      ),
    initialData: () =>
      listFace(
        "companies",
        (opened) => writeCompanies(readCompanies(opened)) === writeCompanies(place),
      ),
    initialDataUpdatedAt: faceDataAt,
  });

/** A page of the published challenges, the easiest first. */
export const publicChallengesQuery = (place: ChallengePlace, limit?: number) =>
  queryOptions({
    queryKey: ["public-lists", "challenges", place, limit],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("list_public_challenges", {
          p_difficulty: place.difficulty,
          p_language: place.language,
          p_topic: place.topic,
          p_page: place.page,
          ...(limit && { p_limit: limit }),
        }),
      ),
    initialData: () =>
      limit
        ? undefined
        : listFace(
            "challenges",
            (opened) => writeChallenges(readChallenges(opened)) === writeChallenges(place),
          ),
    initialDataUpdatedAt: faceDataAt,
  });
