/** @jest-environment node */
import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { parsePoints } from '../../spec/ids';

const read = ( file: string ): string => readFileSync( file, 'utf8' );

const sections = parsePoints( read( 'tests/spec/points.tsv' ) ).map(
	( { section } ) => section
);

const decisions = read( 'tests/spec/decisions.md' ).split( /^## /m );

/** Numbers of a list in decisions.md. */
const numbersOf = ( title: string ): string[] =>
	[
		...(
			decisions.find( ( part ) => part.startsWith( title ) ) ?? ''
		).matchAll( /^(\d+)\. /gm ),
	].map( ( [ , number = '' ] ) => number );

const WHERE: Record< string, ( number: string ) => boolean > = {
	spec: ( number ) =>
		sections.some(
			( one ) => one === number || one.startsWith( `${ number }.` )
		),
	readings: ( number ) => numbersOf( 'Readings' ).includes( number ),
	field: ( number ) => numbersOf( 'Field' ).includes( number ),
};

/** References in a comment, such as `spec 4.13`. */
const named = ( line: string ): string[] => {
	let list = '';
	return [
		...line.matchAll( /(spec|readings|field)|(\d+(?:\.\d+)?)/g ),
	].flatMap( ( [ , name, number ] ) => {
		list = name ?? list;
		return number ? [ `${ list } ${ number }` ] : [];
	} );
};

const leads = ( one: string ): boolean => {
	const [ list = '', number = '' ] = one.split( ' ' );
	return WHERE[ list ]?.( number ) ?? false;
};

it( "resolves each comment's reference to a point or decision", () => {
	const lost = glob
		.sync( '{includes,src,blocks,tests}/**/*.{php,ts,tsx,scss}' )
		.flatMap( ( file ) =>
			[
				...read( file ).matchAll(
					/@see ((?:spec|readings|field)\b.*)/g
				),
			]
				.flatMap( ( [ , line = '' ] ) =>
					named( line.split( /;|\*\// )[ 0 ] ?? '' )
				)
				.filter( ( one ) => ! leads( one ) )
				.map( ( one ) => `${ file }: ${ one }` )
		);
	expect( lost ).toEqual( [] );
} );

it( 'recognizes points, decisions and complaints', () => {
	expect( named( 'spec 4.13, 5.4, field 16' ) ).toEqual( [
		'spec 4.13',
		'spec 5.4',
		'field 16',
	] );
	expect(
		[ 'spec 7', 'spec 4.13', 'readings 36', 'field 39' ].every( leads )
	).toBe( true );
	expect( [ 'spec 10.1', 'readings 41', 'field 40' ].some( leads ) ).toBe(
		false
	);
} );
