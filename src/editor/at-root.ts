import { select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';

/** What the editor asks about a block that is to be inserted somewhere. */
interface Place {
	getBlockParentsByBlockName: (
		clientId: string,
		names: readonly string[]
	) => string[];
	getBlock: ( clientId: string ) => { name: string } | null;
}

/** The document that is edited, as far as it is read here. */
interface Edited {
	getCurrentPostType: () => string | null;
	getCurrentPost: () => { slug?: string };
}

const HOOK = 'blockEditor.__unstableCanInsertBlockType';

/** Around what a part stands where it is no template of a product. */
const places = new Map< string, readonly string[] >();

/** Whether the template of a product's page is edited: all that is on it is about one product. */
const isProductTemplate = ( postType: string ): boolean => {
	const editor = select( 'core/editor' ) as unknown as Edited;
	return (
		editor.getCurrentPostType() === 'wp_template' &&
		`${ editor.getCurrentPost().slug ?? '' }-`.startsWith(
			`single-${ postType }-`
		)
	);
};

const isAllowed = (
	is: boolean,
	{ name }: { name: string },
	root: string | null,
	place: Place
): boolean => {
	const around = places.get( name );
	if ( ! is || ! around ) {
		return is;
	}
	return (
		isProductTemplate( window.vitrineEditor?.post_type ?? '' ) ||
		( root !== null &&
			( around.includes( place.getBlock( root )?.name ?? '' ) ||
				place.getBlockParentsByBlockName( root, around ).length > 0 ) )
	);
};

/**
 * Lets a part of a product stand in the template of a product's page without a block of
 * the product around it, beside WooCommerce's own parts and in their place; everywhere
 * else it has to have one. A page's editor knows no other place.
 *
 * @param name   Of the block.
 * @param around Names of the blocks that it stands in.
 * @return What is registered in the place of those names.
 */
export const atRoot = (
	name: string,
	around: readonly string[] | undefined
): { ancestor?: undefined } => {
	const { pagenow } = window as { pagenow?: string };
	if (
		pagenow !== 'site-editor' ||
		! around?.includes( 'vitrine/product' )
	) {
		return {};
	}
	if ( places.size === 0 ) {
		addFilter( HOOK, 'vitrine/at-root', isAllowed );
	}
	places.set( name, around );
	return { ancestor: undefined };
};
