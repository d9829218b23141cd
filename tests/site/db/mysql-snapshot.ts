/** Runs a query; returns the rows with their columns as text. */
export type Ask = ( statement: string ) => Promise< string[][] >;

/** Session settings for copying whole tables, whose rows may refer to each other in any order. */
export const COPYING =
	'SET FOREIGN_KEY_CHECKS = 0, UNIQUE_CHECKS = 0, sql_mode = NO_AUTO_VALUE_ON_ZERO';

/**
 * Returns the tables of a database.
 *
 * @param ask      Queries the server.
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
 * Copies the state of a database to another one.
 *
 * @param ask  Queries the server.
 * @param from The database.
 * @param to   The target database, which is replaced.
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
 * Restores a database to the saved state. Only changed tables are restored, since
 * most tables never change.
 *
 * @param ask  Queries the server.
 * @param name The database.
 * @param kept Database with the saved state.
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
