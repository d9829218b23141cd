import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Default folders of external software below the user's cache folder, by the
 * environment variables that override them.
 */
const PLACES = {
	WOOCOMMERCE_DIR: 'woocommerce',
	EDD_DIR: 'easy-digital-downloads',
	THEME_DIR: 'themes/storefront',
} as const;

/** An environment variable with a folder outside the project. */
export type Outside = keyof typeof PLACES;

/**
 * The default path of a folder outside the project.
 *
 * @param variable The variable that overrides it.
 */
export const placeOf = ( variable: Outside ): string =>
	join(
		process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ),
		'vitrine',
		PLACES[ variable ]
	);

/**
 * A folder outside the project: the one in its variable, or else the default one.
 * An empty variable means that there is none.
 *
 * @param variable The variable.
 * @return Undefined if this machine does not have it.
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
 * The folders of all WooCommerce themes on this machine: the one in the variable,
 * and those next to the default one.
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
