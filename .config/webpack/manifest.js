/**
 * Writes what PHP reads of the build on every page into two files, which opcache
 * keeps whole: instead of a file for each script and style, and of JSON.
 *
 * - build/manifest.php: what is in each `.asset.php`, by the script's name, and the
 *   styles at the top of build/, with whether there is one for right to left, and the
 *   languages that shoppers' texts come in
 * - build/contract.php: src/contract/contract.json
 * - build/blocks-manifest.php: each block.json, as WordPress's block metadata
 *   collections have it
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
 * The expression that a file of `return` has.
 *
 * @param {string} file Below build/.
 * @return {string} PHP.
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
	/** @param {import('webpack').Compiler} compiler One of those that write into build/: the last to finish sees all of it. */
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
