import { select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';

/** The block editor's selectors for a block's position. */
interface Place {
	getBlockParentsByBlockName: (
		clientId: string,
		names: readonly string[]
	) => string[];
	getBlock: ( clientId: string ) => { name: string } | null;
}

/** The editor's selectors for the edited document. */
interface Edited {
	getCurrentPostType: () => string | null;
	getCurrentPost: () => { slug?: string };
}

const HOOK = 'blockEditor.__unstableCanInsertBlockType';

/** Ancestors of each part outside of product templates. */
const places = new Map< string, readonly string[] >();

/** Whether a single product template is edited: all of it is about one product. */
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
 * Lets a part of a product be inserted in a single product template without a
 * product block around it, next to WooCommerce's own parts; elsewhere it needs
 * an ancestor. Only the site editor edits templates.
 *
 * @param name   Name of the block.
 * @param around Its ancestors.
 * @return The settings to register instead.
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
