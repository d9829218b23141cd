import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfPlugin } from '../../neighbours/plugins';
import { dressShop } from '../../site/seed/seed';
import type { Site } from '../../site/types';

const placeOf = ( site: Site, name: string ) =>
	join( site.dir, 'www', 'wp-content', 'mu-plugins', `${ name }.php` );

/** Files of the plugins that a test has added, by site. */
const there = new WeakMap< Site, string[] >();

const note = ( site: Site, file: string ) =>
	there.set( site, [ ...( there.get( site ) ?? [] ), file ] );

/**
 * Gives the shop WooCommerce's own front end with plugins modeled on popular
 * ones.
 *
 * @param site  The site.
 * @param names Files in the folders of tests/neighbours/plugins.
 */
export async function moveIn(
	site: Site,
	...names: string[]
): Promise< void > {
	putPlugins( site, ...names );
	await dressShop( site, 'woocommerce', 'own' );
}

/**
 * Adds plugins to a site.
 *
 * @param site  The site.
 * @param names Files in the folders of tests/neighbours/plugins.
 */
export function putPlugins( site: Site, ...names: string[] ): void {
	for ( const name of names ) {
		copyFileSync( placeOfPlugin( name ), placeOf( site, name ) );
		note( site, placeOf( site, name ) );
	}
}

/** Adds a plugin with the given code to a site. */
export function putCode( site: Site, php: string ): void {
	const file = placeOf( site, 'neighbour-code' );
	writeFileSync( file, `<?php\n${ php }` );
	note( site, file );
}

/**
 * Removes the plugins. Empties their files instead of deleting them: a running
 * request may have listed them already.
 */
export function moveOut( site: Site ): void {
	for ( const file of there.get( site ) ?? [] ) {
		writeFileSync( file, '<?php\n' );
	}
	there.delete( site );
}

/** A plugin that replaces WooCommerce's gallery with its own. */
export const THEIR_GALLERY = `
add_filter( 'wc_get_template', static function ( $located, $name ) {
	if ( 'single-product/product-image.php' !== $name ) {
		return $located;
	}
	$file = WP_CONTENT_DIR . '/their-templates/gallery.php';
	wp_mkdir_p( dirname( $file ) );
	file_put_contents( $file, '<div class="their-gallery images">All around</div>' );
	return $file;
}, 10, 2 );`;
