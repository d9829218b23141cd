import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Where a machine keeps what is no part of this project, below the user's cache folder, by the variable that names another place. */
const PLACES = {
	WOOCOMMERCE_DIR: 'woocommerce',
	EDD_DIR: 'easy-digital-downloads',
	THEME_DIR: 'themes/storefront',
} as const;

/** A variable that names a folder outside of the project. */
export type Outside = keyof typeof PLACES;

/**
 * The fixed place of a folder outside of the project.
 *
 * @param variable What names another place.
 */
export const placeOf = ( variable: Outside ): string =>
	join(
		process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ),
		'vitrine',
		PLACES[ variable ]
	);

/**
 * A folder outside of the project: the one that its variable names, else its
 * fixed place. An empty variable says that there is none.
 *
 * @param variable What names it.
 * @return Nothing where this machine has none.
 */
export function keptFolder( variable: Outside ): string | undefined {
	const given = process.env[ variable ];
	if ( given !== undefined ) {
		return given || undefined;
	}
	const place = placeOf( variable );
	return existsSync( place ) ? place : undefined;
}

/**
 * The folders of every theme for WooCommerce that this machine has: that of the
 * variable, and what lies beside its fixed place.
 */
export function keptThemes(): string[] {
	const given = keptFolder( 'THEME_DIR' );
	const place = dirname( placeOf( 'THEME_DIR' ) );
	if ( given === undefined || ! existsSync( place ) ) {
		return given === undefined ? [] : [ given ];
	}
	const beside = readdirSync( place )
		.map( ( name ) => join( place, name ) )
		.filter(
			( folder ) =>
				basename( folder ) !== basename( given ) &&
				existsSync( join( folder, 'style.css' ) )
		);
	return [ given, ...beside ];
}
