/**
 * `npm run mutants`: breaks the code that connects logic and pages, one line at a
 * time, and checks that a test fails. Works on a copy of the files that Git
 * tracks.
 *
 * `--kind=unit,php` tries only these kinds, `--only=WORD` only files whose path
 * contains the word.
 */
import { readFileSync, rmSync } from 'node:fs';
import { copyOfTree, tracked } from '../run/copy';
import { LIST } from './list';
import { tryOut, type Verdict } from './trial';
import type { Mutant } from './types';
import { wiringOf } from './wiring';

const option = ( name: string ): string | undefined =>
	process.argv
		.find( ( word ) => word.startsWith( `--${ name }=` ) )
		?.slice( name.length + 3 );

const isListed = ( { file, from }: Mutant ): boolean =>
	LIST.some(
		( one ) => one.file === file && one.from.trim() === from.trim()
	);

/** The list, and every line of wiring that it does not cover. */
const all = (): Mutant[] => [
	...tracked( 'src/behaviours/*.ts', 'src/loader/*.ts' )
		.flatMap( ( file ) => wiringOf( file, readFileSync( file, 'utf8' ) ) )
		.filter( ( mutant ) => ! isListed( mutant ) ),
	...LIST,
];

const main = (): number => {
	const kinds = option( 'kind' )?.split( ',' );
	const only = option( 'only' ) ?? '';
	const mutants = all().filter(
		( { file, proof } ) =>
			( kinds?.includes( proof.kind ) ?? true ) && file.includes( only )
	);
	const dir = copyOfTree( 'mutants' );
	const verdicts: Verdict[] = [];
	try {
		for ( const mutant of mutants ) {
			const verdict = tryOut( dir, mutant );
			verdicts.push( verdict );
			const line = mutant.from.trim().split( '\n' )[ 0 ] ?? '';
			process.stdout.write(
				`${ verdict.padEnd( 9 ) } ${ mutant.proof.kind.padEnd( 7 ) } ${
					mutant.file
				}: ${ line }\n`
			);
		}
	} finally {
		rmSync( dir, { recursive: true, force: true } );
	}
	const caught = verdicts.filter( ( one ) => one === 'caught' ).length;
	process.stdout.write(
		`mutants: ${ caught } of ${ verdicts.length } caught\n`
	);
	return caught === verdicts.length ? 0 : 1;
};

process.exitCode = main();
