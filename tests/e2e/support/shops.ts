import { basename } from 'node:path';
import { isHere } from '../../site/commerce/engines';
import { keptFolder } from '../../site/commerce/kept';
import type { Commerce, Database } from '../../site/types';

/** A shop that the browser tests walk through. */
export interface Shop {
	/** Of Playwright's project. */
	name: string;
	/** The site that every worker copies. */
	template: string;
	commerce: Commerce;
	/** What sells beside it. */
	beside?: Commerce[];
	/** What its data are in; SQLite without it. */
	db?: Database;
	/** Folder of the theme; Twenty Twenty-Five without it. */
	theme?: string;
}

/** What of a shop its site is made of. */
export const siteOf = ( { commerce, beside, db, theme }: Shop ) => ( {
	commerce,
	...( db ? { db } : {} ),
	...( beside ? { beside } : {} ),
	...( theme ? { theme } : {} ),
} );

/** The shop on the built-in engine, where every test runs. */
export const BUILT_IN: Shop = {
	name: 'chromium',
	template: 'e2e',
	commerce: 'builtin',
};

/** Easy Digital Downloads by itself. */
const DOWNLOADS: Shop = {
	name: 'downloads',
	template: 'e2e-downloads',
	commerce: 'downloads',
};

/** The built-in shop with Easy Digital Downloads beside it. */
const TWO_SHOPS: Shop = {
	name: 'two-shops',
	template: 'e2e-two-shops',
	commerce: 'builtin',
	beside: [ 'downloads' ],
};

/**
 * The shops that this machine can have: the built-in one, and WooCommerce's on
 * a block theme and on a classic one.
 */
export function shops(): Shop[] {
	const theme = keptFolder( 'THEME_DIR' );
	return [
		BUILT_IN,
		...( isHere( 'woocommerce' ) ? [ onWooCommerce() ] : [] ),
		...( isHere( 'woocommerce' ) && theme
			? [ onWooCommerce( theme ) ]
			: [] ),
		...( isHere( 'downloads' ) ? [ DOWNLOADS, TWO_SHOPS ] : [] ),
	];
}

function onWooCommerce( theme?: string ): Shop {
	const name = [ 'woocommerce', theme ? basename( theme ) : '' ]
		.filter( Boolean )
		.join( '-' );
	return {
		name,
		template: `e2e-${ name }`,
		commerce: 'woocommerce',
		// As in the shops that WooCommerce runs in, and twice as fast there.
		db: 'mysql',
		...( theme ? { theme } : {} ),
	};
}
