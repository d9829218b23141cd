/**
 * Compiles the plugin's translations once its scripts are written.
 */
const { execFileSync } = require( 'child_process' );
const { resolve } = require( 'path' );

const root = resolve( __dirname, '../..' );

module.exports = class Languages {
	/** @param {import('webpack').Compiler} compiler The compiler. */
	apply( compiler ) {
		// In a process of its own: what tsx loads here would be no part of webpack's cache.
		compiler.hooks.afterEmit.tap( 'Languages', () =>
			execFileSync(
				resolve( root, 'node_modules/.bin/tsx' ),
				[ 'tests/pot/compile.ts' ],
				{ cwd: root, stdio: 'inherit' }
			)
		);
	}
};
