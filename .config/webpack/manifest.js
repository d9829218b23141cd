/**
 * Webpack plugin: writes the build data that PHP reads on every page to PHP files,
 * which opcache caches, instead of one file per script and style, and JSON.
 *
 * - build/manifest.php: contents of each `.asset.php` by script name, stylesheets in
 *   build/ with whether an RTL version exists, and locales with translations
 * - build/contract.php: src/contract/contract.json
 * - build/blocks-manifest.php: each block.json, in the format of WordPress's block
 *   metadata collections
 */
const { readFileSync, writeFileSync } = require( 'fs' );
const { basename, resolve } = require( 'path' );
const { globSync } = require( 'fast-glob' );
const json2php = require( 'json2php' );

const root = resolve( __dirname, '../..' );
const build = resolve( root, 'build' );
const CONTRACT = resolve( root, 'src/contract/contract.json' );

const write = ( name, expression ) =>
	writeFileSync( resolve( build, name ), `<?php return ${ expression };\n` );

/**
 * Returns the expression of a PHP file that only returns a value.
 *
 * @param {string} file Path below build/.
 * @return {string} PHP expression.
 */
const returned = ( file ) =>
	readFileSync( resolve( build, file ), 'utf8' )
		.trim()
		.replace( /^<\?php return (.*);$/s, '$1' );

const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

const array = ( entries ) =>
	`array(${ entries
		.map( ( [ name, value ] ) => `'${ name }' => ${ value }` )
		.join( ', ' ) })`;

const found = ( pattern, ending ) =>
	globSync( pattern, { cwd: build } )
		.sort()
		.map( ( file ) => file.slice( 0, -ending.length ) );

module.exports = class Manifest {
	/** @param {import('webpack').Compiler} compiler Each compiler that writes to build/; the last to finish sees all files. */
	apply( compiler ) {
		compiler.hooks.afterDone.tap( 'Manifest', () => {
			const styles = found( '*.css', '.css' );
			write(
				'manifest.php',
				array( [
					[
						'scripts',
						array(
							found( '**/*.asset.php', '.asset.php' ).map(
								( name ) => [
									name,
									returned( `${ name }.asset.php` ),
								]
							)
						),
					],
					[
						'styles',
						array(
							styles
								.filter( ( name ) => ! name.endsWith( '-rtl' ) )
								.map( ( name ) => [
									name,
									String(
										styles.includes( `${ name }-rtl` )
									),
								] )
						),
					],
					[
						'languages',
						json2php(
							globSync( 'languages/*.po', { cwd: root } )
								.sort()
								.map( ( file ) =>
									file.replace( /^.*vitrine-|\.po$/g, '' )
								)
						),
					],
				] )
			);
			write(
				'blocks-manifest.php',
				json2php(
					Object.fromEntries(
						found( 'blocks/*/block.json', '/block.json' ).map(
							( folder ) => [
								basename( folder ),
								json( resolve( build, folder, 'block.json' ) ),
							]
						)
					)
				)
			);
			write( 'contract.php', json2php( json( CONTRACT ) ) );
		} );
	}
};
