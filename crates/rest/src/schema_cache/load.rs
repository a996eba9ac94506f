//! The catalog queries. They read only `pg_catalog`, which every role may.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql, Tx};

devproof_db::columns! {
    /// A relation of any schema but the system's; only those of the exposed schema are `exposed`.
    pub(super) struct RawRelation {
        pub(super) oid: u32,
        pub(super) name: String,
        pub(super) exposed: bool,
        pub(super) kind: String,
        pub(super) comment: Option<String>,
        /// Bits of `pg_relation_is_updatable`.
        pub(super) updatable: i32,
        /// For each role: select 1, insert 2, update 4, delete 8.
        pub(super) grants: Vec<i32>,
        /// The rule of a view.
        pub(super) rule: Option<String>,
    }

    pub(super) struct RawColumn {
        pub(super) relation: u32,
        pub(super) number: i16,
        pub(super) name: String,
        pub(super) type_name: String,
        pub(super) sql_type: String,
        pub(super) base_type: String,
        pub(super) required: bool,
        pub(super) default: Option<String>,
        pub(super) generated: bool,
        pub(super) max_length: Option<i32>,
        pub(super) labels: Vec<String>,
        pub(super) comment: Option<String>,
        /// For each role: select 1, insert 2, update 4.
        pub(super) grants: Vec<i32>,
    }

    pub(super) struct RawConstraint {
        pub(super) name: String,
        /// `p`, `u` or `f`.
        pub(super) kind: String,
        pub(super) relation: u32,
        pub(super) columns: Vec<i16>,
        pub(super) target: u32,
        pub(super) target_columns: Vec<i16>,
    }

    pub(super) struct RawFunction {
        pub(super) name: String,
        pub(super) comment: Option<String>,
        pub(super) set: bool,
        pub(super) volatile: bool,
        pub(super) return_type: String,
        pub(super) return_kind: String,
        /// The exposed table whose rows it returns.
        pub(super) return_table: Option<String>,
        pub(super) defaults: i16,
        pub(super) arg_names: Vec<String>,
        pub(super) arg_modes: Vec<String>,
        pub(super) arg_types: Vec<String>,
        pub(super) arg_sql_types: Vec<String>,
        pub(super) arg_base_types: Vec<String>,
        /// For each role: may execute.
        pub(super) grants: Vec<i32>,
        /// Its text names a setting that says something about the request, or a function that does.
        pub(super) reads_request: bool,
    }
}

/// The settings that say something about the request, as texts of functions and policies name them.
const REQUEST_SETTINGS: &str = r"\mrequest\.(method|path|headers|network)\M";

/// The catalog's rows.
#[derive(Default)]
pub(super) struct Raw {
    pub(super) relations: Vec<RawRelation>,
    pub(super) columns: Vec<RawColumn>,
    pub(super) constraints: Vec<RawConstraint>,
    pub(super) functions: Vec<RawFunction>,
    pub(super) types: Vec<String>,
    /// A policy, a view, a default, a trigger or an internal function reads such a setting, so any request may meet it.
    pub(super) rules_read_request: bool,
}

/// Changes whenever something that the cache holds does: every catalog row carries the transaction that wrote it.
pub(super) async fn fingerprint(db: &Db) -> Result<String, DbError> {
    let sql = Sql::new(
        "with relation as (
            select oid, xmin from pg_catalog.pg_class
            where relnamespace in (
                select oid from pg_catalog.pg_namespace
                where nspname !~ '^pg_' and nspname <> 'information_schema'
            ) and relkind in ('r', 'v', 'm', 'f', 'p')
        ), entry as (
            select 1 as source, oid, xmin::text from relation
            union all
            select 2, a.attrelid, string_agg(a.xmin::text, ',' order by a.attnum) from pg_catalog.pg_attribute a
            join relation r on r.oid = a.attrelid where a.attnum > 0 group by a.attrelid
            union all
            select 3, oid, xmin::text from pg_catalog.pg_proc where pronamespace in (
                select oid from pg_catalog.pg_namespace
                where nspname !~ '^pg_' and nspname <> 'information_schema'
            )
            union all
            select 4, c.oid, c.xmin::text from pg_catalog.pg_constraint c join relation r on r.oid = c.conrelid
            union all
            select 5, oid, xmin::text from pg_catalog.pg_type where typnamespace = 'public'::regnamespace
            union all
            select 6, w.oid, w.xmin::text from pg_catalog.pg_rewrite w join relation r on r.oid = w.ev_class
            union all
            select 7, e.oid, e.xmin::text from pg_catalog.pg_enum e
            union all
            select 8, y.oid, y.xmin::text from pg_catalog.pg_policy y
        )
        select md5(coalesce(string_agg(source || ':' || oid || ':' || xmin, ';' order by source, oid), '')) from entry",
    );
    let rows = db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
    rows.first_value()?.ok_or(DbError::RowCount(0))
}

/// Reads everything in one transaction.
pub(super) async fn load(db: &Db) -> Result<Raw, DbError> {
    let tx = db.begin(Actor::Service).await?;
    let raw = Raw {
        relations: relations(&tx).await?,
        columns: columns(&tx).await?,
        constraints: constraints(&tx).await?,
        functions: functions(&tx).await?,
        types: types(&tx).await?,
        rules_read_request: rules_read_request(&tx).await?,
    };
    tx.rollback().await?;
    Ok(raw)
}

async fn relations(tx: &Tx) -> Result<Vec<RawRelation>, DbError> {
    let sql = Sql::new(
        "select c.oid, c.relname::text as name, c.relnamespace = 'public'::regnamespace as exposed,
            c.relkind::text as kind, obj_description(c.oid, 'pg_class') as comment,
            case when c.relnamespace = 'public'::regnamespace then pg_relation_is_updatable(c.oid, true) else 0 end
                as updatable,
            array(
                select has_any_column_privilege(r.name, c.oid, 'select')::int
                    | (has_any_column_privilege(r.name, c.oid, 'insert')::int << 1)
                    | (has_any_column_privilege(r.name, c.oid, 'update')::int << 2)
                    | (has_table_privilege(r.name, c.oid, 'delete')::int << 3)
                from unnest(array['anon', 'authenticated', 'service_role']) with ordinality as r (name, place)
                order by r.place
            ) as grants,
            (select w.ev_action::text from pg_catalog.pg_rewrite w
                where w.ev_class = c.oid and w.rulename = '_RETURN' and c.relkind in ('v', 'm')) as rule
        from pg_catalog.pg_class c
        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
            and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
            and not exists (select 1 from pg_catalog.pg_depend d
                where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')",
    );
    tx.read_all(&sql).await
}

async fn columns(tx: &Tx) -> Result<Vec<RawColumn>, DbError> {
    let sql = Sql::new(
        "select a.attrelid as relation, a.attnum as number, a.attname::text as name,
            format_type(a.atttypid, a.atttypmod) as type_name,
            quote_ident(tn.nspname) || '.' || quote_ident(t.typname) as sql_type,
            coalesce(b.typname, t.typname)::text as base_type, a.attnotnull as required,
            case when a.attidentity <> '' then (
                select format('pg_catalog.nextval(%L::pg_catalog.regclass)',
                    quote_ident(sn.nspname) || '.' || quote_ident(s.relname))
                from pg_catalog.pg_depend own
                join pg_catalog.pg_class s on s.oid = own.objid
                join pg_catalog.pg_namespace sn on sn.oid = s.relnamespace
                where own.classid = 'pg_class'::regclass and own.refclassid = 'pg_class'::regclass
                    and own.refobjid = a.attrelid and own.refobjsubid = a.attnum and own.deptype = 'i')
            else pg_get_expr(d.adbin, d.adrelid) end as default,
            a.attgenerated <> '' as generated,
            case when coalesce(b.typname, t.typname) in ('varchar', 'bpchar') and a.atttypmod > 4
                then a.atttypmod - 4 end as max_length,
            array(select e.enumlabel::text from pg_catalog.pg_enum e where e.enumtypid = a.atttypid
                order by e.enumsortorder) as labels,
            col_description(a.attrelid, a.attnum) as comment,
            array(
                select has_column_privilege(r.name, a.attrelid, a.attnum, 'select')::int
                    | (has_column_privilege(r.name, a.attrelid, a.attnum, 'insert')::int << 1)
                    | (has_column_privilege(r.name, a.attrelid, a.attnum, 'update')::int << 2)
                from unnest(array['anon', 'authenticated', 'service_role']) with ordinality as r (name, place)
                order by r.place
            ) as grants
        from pg_catalog.pg_attribute a
        join pg_catalog.pg_class c on c.oid = a.attrelid
        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        join pg_catalog.pg_type t on t.oid = a.atttypid
        join pg_catalog.pg_namespace tn on tn.oid = t.typnamespace
        left join pg_catalog.pg_type b on t.typtype = 'd' and b.oid = t.typbasetype
        left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
            and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        order by a.attrelid, a.attnum",
    );
    tx.read_all(&sql).await
}

async fn constraints(tx: &Tx) -> Result<Vec<RawConstraint>, DbError> {
    let sql = Sql::new(
        "select k.conname::text as name, k.contype::text as kind, k.conrelid as relation, k.conkey as columns,
            k.confrelid as target, coalesce(k.confkey, '{}') as target_columns
        from pg_catalog.pg_constraint k
        join pg_catalog.pg_namespace n on n.oid = k.connamespace
        where k.contype in ('p', 'u', 'f') and k.conrelid <> 0 and k.conparentid = 0
            and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        order by k.conname",
    );
    tx.read_all(&sql).await
}

async fn functions(tx: &Tx) -> Result<Vec<RawFunction>, DbError> {
    let sql = Sql::new(
        "select p.proname::text as name, obj_description(p.oid, 'pg_proc') as comment, p.proretset as set,
            p.provolatile = 'v' as volatile, rt.typname::text as return_type,
            coalesce(rb.typtype, rt.typtype)::text as return_kind,
            (select c.relname::text from pg_catalog.pg_class c
                where c.oid = rt.typrelid and c.relkind in ('r', 'v', 'm', 'f', 'p')
                    and c.relnamespace = 'public'::regnamespace) as return_table,
            p.pronargdefaults as defaults, coalesce(p.proargnames, '{}') as arg_names,
            coalesce(p.proargmodes::text[], '{}') as arg_modes, arg.names as arg_types, arg.sql as arg_sql_types,
            arg.base as arg_base_types,
            array(
                select has_function_privilege(r.name, p.oid, 'execute')::int
                from unnest(array['anon', 'authenticated', 'service_role']) with ordinality as r (name, place)
                order by r.place
            ) as grants,
            coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) ~ any (
                select $1::text
                union all
                select '\\m' || r.proname || '\\M' from pg_catalog.pg_proc r
                where r.pronamespace = 'public'::regnamespace
                    and coalesce(pg_get_function_sqlbody(r.oid), r.prosrc) ~ $1::text
            ) as reads_request
        from pg_catalog.pg_proc p
        join pg_catalog.pg_type rt on rt.oid = p.prorettype
        left join pg_catalog.pg_type rb on rt.typtype = 'd' and rb.oid = rt.typbasetype
        cross join lateral (
            select coalesce(array_agg(format_type(t.oid, null) order by u.place), '{}') as names,
                coalesce(array_agg(quote_ident(n.nspname) || '.' || quote_ident(t.typname) order by u.place), '{}')
                    as sql,
                coalesce(array_agg(coalesce(b.typname, t.typname)::text order by u.place), '{}') as base
            from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u (oid, place)
            join pg_catalog.pg_type t on t.oid = u.oid
            join pg_catalog.pg_namespace n on n.oid = t.typnamespace
            left join pg_catalog.pg_type b on t.typtype = 'd' and b.oid = t.typbasetype
        ) as arg
        where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
            and rt.typname not in ('trigger', 'event_trigger', 'internal', 'language_handler', 'fdw_handler')
            and not exists (select 1 from pg_catalog.pg_depend d
                where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
        order by p.proname, p.oid",
    )
    .bind(REQUEST_SETTINGS);
    tx.read_all(&sql).await
}

/// Whether something that no request names reads about the request: what requests run on their way through tables.
async fn rules_read_request(tx: &Tx) -> Result<bool, DbError> {
    let sql = Sql::new(
        "select exists (
            select 1 from pg_catalog.pg_proc p
            join pg_catalog.pg_namespace n on n.oid = p.pronamespace
            join pg_catalog.pg_type rt on rt.oid = p.prorettype
            where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
                and (n.nspname <> 'public' or rt.typname = 'trigger')
                and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) ~ $1::text
        ) or exists (
            select 1 from pg_catalog.pg_policy y
            where concat(pg_get_expr(y.polqual, y.polrelid), ' ', pg_get_expr(y.polwithcheck, y.polrelid)) ~ $1::text
        ) or exists (
            select 1 from pg_catalog.pg_class c
            join pg_catalog.pg_namespace n on n.oid = c.relnamespace
            where c.relkind in ('v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
                and pg_get_viewdef(c.oid) ~ $1::text
        ) or exists (
            select 1 from pg_catalog.pg_attrdef d where pg_get_expr(d.adbin, d.adrelid) ~ $1::text
        ) or exists (
            select 1 from pg_catalog.pg_constraint k
            where k.contype = 'c' and pg_get_constraintdef(k.oid) ~ $1::text
        )",
    )
    .bind(REQUEST_SETTINGS);
    tx.value(&sql).await
}

async fn types(tx: &Tx) -> Result<Vec<String>, DbError> {
    let sql = Sql::new(
        "select t.typname::text from pg_catalog.pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')",
    );
    tx.values(&sql).await
}
