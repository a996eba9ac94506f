//! Every operator against real values.

use super::{World, pluck};
use serde_json::Value;

async fn ids(world: &World, filter: &str) -> Vec<i64> {
    let answer = world.read(&format!("/zz_people?select=id&order=id&{filter}")).await;
    assert!(answer.status.is_success(), "{filter}: {}", answer.text);
    pluck(&answer.json(), "id").iter().filter_map(Value::as_i64).collect()
}

#[tokio::test]
async fn operators() {
    let world = World::start().await;
    for (filter, expected) in [
        ("id=eq.1", vec![1]),
        ("id=neq.1", vec![2, 3]),
        ("id=gt.1&id=lt.3", vec![2]),
        ("id=gte.2", vec![2, 3]),
        ("id=lte.2", vec![1, 2]),
        ("id=not.eq.1", vec![2, 3]),
        ("name=like.A*", vec![1]),
        ("name=like.%25n", vec![2]),
        ("name=ilike.a*", vec![1]),
        ("name=match.%5E[AB]", vec![1, 2]),
        ("name=imatch.%5Eben$", vec![2]),
        ("name=not.imatch.%5Eben$", vec![1, 3]),
        ("id=in.(1,3)", vec![1, 3]),
        ("id=in.()", vec![]),
        ("id=not.in.(1,3)", vec![2]),
        (r#"name=in.(Ada,"Cleo, \"the\" (3rd)")"#, vec![1, 3]),
        ("manager_id=is.null", vec![1]),
        ("manager_id=not.is.null", vec![2, 3]),
        ("manager_id=is.not_null", vec![2, 3]),
        ("manager_id=isdistinct.1", vec![1]),
        ("id=eq(any).{1,2}", vec![1, 2]),
        ("id=gt(all).{1,2}", vec![3]),
        ("name=like(any).{A*,B*}", vec![1, 2]),
        ("name=ilike(all).{*e*,b*}", vec![2]),
        ("name=match(any).{^A,n$}", vec![1, 2]),
        ("name=imatch(all).{^b,N$}", vec![2]),
        ("id=not.eq(any).{1,2}", vec![3]),
        ("id=lte(any).{}", vec![]),
        ("id=lte(all).{}", vec![1, 2, 3]),
        ("name=eq(any).{\"Cleo, \\\"the\\\" (3rd)\",Ada}", vec![1, 3]),
        ("meta->>lang=eq(any).{en,fr}", vec![1]),
        ("or=(id.eq(any).{1,2},name.like(all).{C*,*d)})", vec![1, 2, 3]),
        ("tags=cs.{x}", vec![1]),
        ("tags=cd.{y,z}", vec![2, 3]),
        ("tags=ov.{x,y}", vec![1, 2]),
        ("tags=eq.{y}", vec![2]),
        ("meta=cs.{\"lang\":\"en\"}", vec![1]),
        ("meta->>lang=eq.de", vec![2]),
        ("meta->n->a->0=eq.1", vec![1]),
        ("meta->n->>a=eq.[1, 2]", vec![1]),
        ("meta->>lang=in.(en,de)", vec![1, 2]),
        ("tags->>0=eq.x", vec![1]),
        ("span=cs.[5,5]", vec![1]),
        ("span=cs.[2,3]", vec![1]),
        ("span=ov.[5,12]", vec![1, 2]),
        ("span=sl.[10,20)", vec![1]),
        ("span=sr.[1,10)", vec![2]),
        ("span=nxr.[1,10)", vec![1]),
        ("span=nxl.[10,20)", vec![2]),
        ("span=adj.[20,30)", vec![2]),
        ("about=fts.cat", vec![1]),
        ("about=fts(english).cats", vec![1]),
        ("about=plfts(english).run cat", vec![1]),
        ("about=phfts(english).cats running", vec![1]),
        ("about=wfts(english).dog or cat", vec![1, 2]),
        ("about=not.wfts(english).dog", vec![1]),
        ("name=fts(simple).ada", vec![1]),
        ("meta=wfts.de", vec![2]),
        ("or=(id.eq.1,name.eq.Ben)", vec![1, 2]),
        ("or=(id.eq.1,and(id.gt.1,not.manager_id.is.null,name.like.C*))", vec![1, 3]),
        ("not.or=(id.eq.1,id.eq.2)", vec![3]),
        ("not.and=(id.gt.1,id.lt.3)", vec![1, 3]),
        ("and=(id.in.(1,2),tags.cs.{y},not.or(id.eq.1,id.eq.3))", vec![2]),
        (r#"or=(name.eq."Cleo, \"the\" (3rd)",id.eq.9)"#, vec![3]),
        ("or=(manager_id.is.null,manager_id.eq.9)", vec![1]),
    ] {
        assert_eq!(ids(&world, filter).await, expected, "{filter}");
    }
}

#[tokio::test]
async fn values_of_a_wrong_kind() {
    let world = World::start().await;
    for (filter, status, code) in [
        ("id=eq.x", 400, "22P02"),
        ("id=like.1*", 404, "42883"),
        ("id=eq(any).{1,x}", 400, "22P02"),
        ("id=eq(any).1", 400, "22P02"),
        ("id=neq(any).{1}", 400, "PGRST100"),
        ("tags=cs(any).{x}", 400, "PGRST100"),
        ("id=eq(some).{1}", 400, "PGRST100"),
        ("id=fts.1", 400, "42804"),
        ("born=wfts(english).may", 400, "42804"),
        ("or=(tags.plfts.x,id.eq.1)", 400, "42804"),
        ("span=phfts.x", 400, "42804"),
        ("name=sl.[1,2)", 404, "42883"),
        ("span=adj.x", 400, "22P02"),
        ("id=in.(1,x)", 400, "22P02"),
        ("tags=cs.{", 400, "22P02"),
        ("meta=cs.{", 400, "22P02"),
        ("span=ov.[5", 400, "22P02"),
        ("span=cs.5", 400, "22P02"),
        ("name=match.(", 400, "2201B"),
        ("about=fts.a b", 400, "42601"),
        ("about=fts(klingon).a", 400, "42704"),
        ("name=is.true", 400, "42804"),
        ("id=eq.99999999999", 400, "22003"),
        ("nothing=eq.1", 400, "42703"),
        ("salary=gt.1", 401, "42501"),
        ("or=(salary.eq.1,id.eq.1)", 401, "42501"),
        ("id=eq", 400, "PGRST100"),
        ("id=equals.1", 400, "PGRST100"),
        ("or=(id.eq.1", 400, "PGRST100"),
    ] {
        let answer = world.read(&format!("/zz_people?select=id&{filter}")).await;
        assert_eq!(answer.error(status), code, "{filter}");
    }
}
