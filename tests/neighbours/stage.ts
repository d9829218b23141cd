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

/** A classic theme, where this machine has one. */
export const classicTheme = keptFolder( 'THEME_DIR' );

/** What a request of its own does, as an owner clicks one thing after the other. */
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

/** Brings the classic theme, where there is one. Returns PHP that switches to it. */
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
 * Makes a shop as its owner had it, with a plugin, and with Vitrine or without.
 *
 * @param site      A shop of the first day, with Vitrine.
 * @param neighbour The plugin.
 * @param vitrine   Whether Vitrine is active.
 * @return What takes the plugin's file out again.
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
