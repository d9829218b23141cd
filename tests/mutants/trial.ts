import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant, Proof } from './types';

/** The result of a mutant. */
export type Verdict = 'caught' | 'survived' | 'not tried';

/** Output of failed tests, by runner; any other failure proves nothing. */
const RED: Record< Proof[ 'kind' ], RegExp > = {
	unit: /^Tests: +\d+ failed|Test suite failed to run/m,
	php: /^(FAILURES|ERRORS)!/m,
	browser: /^Playwright: \d+ passed, [1-9]\d* failed/m,
};

const GREEN: Record< Proof[ 'kind' ], RegExp > = {
	unit: /^Tests: +(?!.*failed).*passed/m,
	php: /^OK/m,
	browser: /^Playwright: [1-9]\d* passed, 0 failed/m,
};

const run = ( dir: string, command: string, args: string[] ): string => {
	const { stdout, stderr } = spawnSync(
		join( dir, 'node_modules/.bin', command ),
		args,
		{ cwd: dir, encoding: 'utf8', env: { ...process.env, CI: 'true' } }
	);
	return `${ stdout }\n${ stderr }`;
};

const build = ( dir: string ): void => {
	run( dir, 'wp-scripts', [
		'build',
		'--config',
		'.config/webpack.config.js',
		'--experimental-modules',
	] );
};

const prove = ( dir: string, { file, proof }: Mutant ): string => {
	switch ( proof.kind ) {
		case 'unit':
			return run( dir, 'jest', [
				'--config=.config/jest.config.js',
				'--bail',
				'--findRelatedTests',
				file,
			] );
		case 'php':
			return run( dir, 'tsx', [
				'tests/php/run.ts',
				'--db=sqlite',
				`--filter=${ proof.filter }`,
			] );
		case 'browser':
			return run( dir, 'playwright', [
				'test',
				'--config=.config/playwright.config.ts',
				`--project=${ proof.project ?? 'chromium' }`,
				'--workers=1',
				proof.file,
				`--grep=${ proof.title }`,
			] );
	}
};

/**
 * Breaks a line and runs the tests that must fail.
 *
 * @param dir    A copy of the project, which is restored afterwards.
 * @param mutant The mutant.
 * @throws Error When the line is missing, or occurs more than once.
 */
export function tryOut( dir: string, mutant: Mutant ): Verdict {
	const { file, from, to, proof } = mutant;
	const path = join( dir, file );
	const text = readFileSync( path, 'utf8' );
	if ( text.split( from ).length !== 2 ) {
		throw new Error(
			`${ file } does not contain exactly once: ${ from.trim() }`
		);
	}
	const isBuilt = proof.kind === 'browser' && file.startsWith( 'src/' );
	writeFileSync(
		path,
		text.replace( from, () => to )
	);
	try {
		if ( isBuilt ) {
			build( dir );
		}
		const said = prove( dir, mutant );
		if ( RED[ proof.kind ].test( said ) ) {
			return 'caught';
		}
		return GREEN[ proof.kind ].test( said ) ? 'survived' : 'not tried';
	} finally {
		writeFileSync( path, text );
		if ( isBuilt ) {
			build( dir );
		}
	}
}
