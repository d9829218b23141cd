/**
 * Webpack plugin: compiles the translations after the scripts are written.
 */
const { execFileSync } = require( 'child_process' );
const { resolve } = require( 'path' );

const root = resolve( __dirname, '../..' );

module.exports = class Languages {
	/** @param {import('webpack').Compiler} compiler The compiler. */
	apply( compiler ) {
		// In a separate process: webpack's cache would not track files that tsx loads here.
		compiler.hooks.afterEmit.tap( 'Languages', () =>
			execFileSync(
				resolve( root, 'node_modules/.bin/tsx' ),
				[ 'tests/pot/compile.ts' ],
				{ cwd: root, stdio: 'inherit' }
			)
		);
	}
};
