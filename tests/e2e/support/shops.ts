import { basename } from 'node:path';
import { isHere } from '../../site/commerce/engines';
import { keptFolder } from '../../site/commerce/kept';
import type { Commerce, Database } from '../../site/types';

/** A shop that the browser tests run on. */
export interface Shop {
	/** Name of the Playwright project. */
	name: string;
	/** Name of the site that every worker copies. */
	template: string;
	commerce: Commerce;
	/** Other commerce plugins that are active as well. */
	beside?: Commerce[];
	/** Database; SQLite by default. */
	db?: Database;
	/** Folder of the theme; Twenty Twenty-Five by default. */
	theme?: string;
}

/** The options of a shop that its site is built with. */
export const siteOf = ( { commerce, beside, db, theme }: Shop ) => ( {
	commerce,
	...( db ? { db } : {} ),
	...( beside ? { beside } : {} ),
	...( theme ? { theme } : {} ),
} );

/** The shop on the built-in engine, which runs every test. */
export const BUILT_IN: Shop = {
	name: 'chromium',
	template: 'e2e',
	commerce: 'builtin',
};

/** Easy Digital Downloads alone. */
const DOWNLOADS: Shop = {
	name: 'downloads',
	template: 'e2e-downloads',
	commerce: 'downloads',
};

/** The built-in engine with Easy Digital Downloads active as well. */
const TWO_SHOPS: Shop = {
	name: 'two-shops',
	template: 'e2e-two-shops',
	commerce: 'builtin',
	beside: [ 'downloads' ],
};

/**
 * The shops available on this machine: the built-in one, and WooCommerce with a
 * block theme and with a classic theme.
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
		// WooCommerce shops use MySQL, and it is twice as fast as SQLite there.
		db: 'mysql',
		...( theme ? { theme } : {} ),
	};
}
