import { type Block, createBlock } from '@wordpress/blocks';
import { editorData } from '../../data';

const TEMPLATE = 'vitrine/loop-template';

const listing = (
	inner: Block[],
	perPage: number,
	postType = editorData().post_type
): Block => createBlock( 'vitrine/loop-builder', { postType, perPage }, inner );

/** Few results per page, so that there is a second page. */
const FEW = 3;

/** Number of products among which a card's part is looked for, such as a badge. */
const MANY = 12;

/** The post type whose listing has a facet. */
const typeOf = ( { attributes: { kind } }: Block ): string | undefined => {
	switch ( kind ) {
		case 'post_author':
			return 'post';
		case 'meta':
			return Object.entries( editorData().loop_types ).find(
				( [ , { metas } ] ) => Object.keys( metas ).length
			)?.[ 0 ];
		default:
			return undefined;
	}
};

/**
 * A listing around one of its parts: of products, if these can have the part.
 *
 * @param part The part in the inserter's preview.
 */
export const listAround = ( part: Block ): Block =>
	listing(
		part.name === TEMPLATE ? [ part ] : [ part, createBlock( TEMPLATE ) ],
		FEW,
		typeOf( part )
	);

/**
 * A product listing around a part of its cards.
 *
 * @param part The part in the inserter's preview.
 */
export const cardAround = ( part: Block ): Block =>
	listing( [ createBlock( TEMPLATE, {}, [ part ] ) ], MANY );

/**
 * A product listing around its template.
 *
 * @param cards The template in the inserter's preview.
 */
export const productsAround = ( cards: Block ): Block =>
	createBlock( 'vitrine/product-listing', { columns: 3, rows: 1 }, [
		cards,
	] );
