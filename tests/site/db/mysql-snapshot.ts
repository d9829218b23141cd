/** Sends a statement to a server; the answer's rows, each with its columns as text. */
export type Ask = ( statement: string ) => Promise< string[][] >;

/** For a connection over which whole tables are copied, whose rows may name one another in any order. */
export const COPYING =
	'SET FOREIGN_KEY_CHECKS = 0, UNIQUE_CHECKS = 0, sql_mode = NO_AUTO_VALUE_ON_ZERO';

/**
 * The tables of a database.
 *
 * @param ask      Of its server.
 * @param database Name.
 */
export const tablesOf = async (
	ask: Ask,
	database: string
): Promise< string[] > =>
	(
		await ask(
			`SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = '${ database }' AND TABLE_TYPE = 'BASE TABLE' ORDER BY TABLE_NAME`
		)
	).flatMap( ( [ name ] ) => name ?? [] );

const askAll = async (
	ask: Ask,
	statements: readonly string[]
): Promise< void > => {
	for ( const statement of statements ) {
		await ask( statement );
	}
};

/**
 * Keeps the state of a database in another one.
 *
 * @param ask  Of their server.
 * @param from The database.
 * @param to   Where it is kept; what was there goes.
 */
export async function keep(
	ask: Ask,
	from: string,
	to: string
): Promise< void > {
	const tables = await tablesOf( ask, from );
	await askAll( ask, [
		`DROP DATABASE IF EXISTS ${ to }`,
		`CREATE DATABASE ${ to }`,
		...tables.flatMap( ( table ) => made( table, to, from ) ),
	] );
}

/**
 * Changes a database back to the state that is kept: the tables in which
 * something is not as it was, since most of them nobody touches.
 *
 * @param ask  Of their server.
 * @param name The database.
 * @param kept Where its state is kept.
 */
export async function changeBack(
	ask: Ask,
	name: string,
	kept: string
): Promise< void > {
	const there = await tablesOf( ask, name );
	const wanted = await tablesOf( ask, kept );
	const both = wanted.filter( ( table ) => there.includes( table ) );
	const sums = new Map< string, string >();
	for ( const [ table = '', sum = '' ] of await ask(
		`CHECKSUM TABLE ${ [ name, kept ]
			.flatMap( ( database ) =>
				both.map( ( one ) => `${ database }.\`${ one }\`` )
			)
			.join( ', ' ) }`
	) ) {
		sums.set( table, sum );
	}
	const changed = both.filter(
		( table ) =>
			sums.get( `${ name }.${ table }` ) !==
			sums.get( `${ kept }.${ table }` )
	);
	await askAll( ask, [
		...there
			.filter( ( table ) => ! wanted.includes( table ) )
			.map( ( table ) => `DROP TABLE ${ name }.\`${ table }\`` ),
		...wanted
			.filter( ( table ) => ! there.includes( table ) )
			.flatMap( ( table ) => made( table, name, kept ) ),
		...changed.flatMap( ( table ) => [
			`DELETE FROM ${ name }.\`${ table }\``,
			filled( table, name, kept ),
		] ),
	] );
}

const filled = ( table: string, to: string, from: string ): string =>
	`INSERT INTO ${ to }.\`${ table }\` SELECT * FROM ${ from }.\`${ table }\``;

const made = ( table: string, to: string, from: string ): string[] => [
	`CREATE TABLE ${ to }.\`${ table }\` LIKE ${ from }.\`${ table }\``,
	filled( table, to, from ),
];
