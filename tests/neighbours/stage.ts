import {
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beStill } from '../site/commerce/first-day';
import { keptFolder } from '../site/commerce/kept';
import type { Site } from '../site/types';
import { placeOfPlugin } from './plugins';
import { letLookOn } from './walk/cart';
import type { Neighbour } from './walk/types';

/** A classic theme, if this machine has one. */
export const classicTheme = keptFolder( 'THEME_DIR' );

/** Code that runs in a request of its own, like a click of the owner. */
const PREPARE = `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
if ( ! $args['vitrine'] ) {
	deactivate_plugins( 'vitrine/plugin.php' );
}
$done = activate_plugin( $args['plugin'] );
if ( is_wp_error( $done ) ) {
	throw new RuntimeException( $done->get_error_message() );
}
`;

/** Installs the classic theme, if there is one. Returns PHP that switches to it. */
function bringTheme( site: Site ): string {
	if ( classicTheme === undefined ) {
		return '';
	}
	const name = basename( classicTheme );
	const place = join( site.dir, 'www/wp-content/themes', name );
	if ( ! existsSync( place ) ) {
		symlinkSync( classicTheme, place );
	}
	return `switch_theme( '${ name }' );`;
}

/**
 * Sets up a shop with a plugin, and with or without Vitrine.
 *
 * @param site      A shop right after Vitrine's activation.
 * @param neighbour The plugin.
 * @param vitrine   Whether Vitrine is active.
 * @return Removes the plugin's file.
 */
export async function stage(
	site: Site,
	neighbour: Neighbour,
	vitrine: boolean
): Promise< () => void > {
	beStill( site );
	letLookOn( site );
	const name = basename( neighbour.plugin );
	const folder = join( site.dir, 'www/wp-content/plugins', name );
	mkdirSync( folder, { recursive: true } );
	const file = placeOfPlugin( name );
	if ( basename( dirname( file ) ) === name ) {
		cpSync( dirname( file ), folder, { recursive: true } );
	} else {
		copyFileSync( file, join( folder, `${ name }.php` ) );
	}
	const theme = neighbour.classic ? bringTheme( site ) : '';
	await site.php( theme + PREPARE + ( neighbour.prepare ?? '' ), {
		args: { vitrine, plugin: `${ name }/${ name }.php` },
		user: 1,
	} );
	return () => {
		if ( existsSync( folder ) ) {
			rmSync( folder, { recursive: true } );
		}
	};
}
