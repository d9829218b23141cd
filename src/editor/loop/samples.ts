import { type Block, createBlock } from '@wordpress/blocks';
import { editorData } from '../data';

const TEMPLATE = 'vitrine/loop-template';

/** Of products, so few that there is a second page. */
const listing = ( inner: Block[] ): Block =>
	createBlock(
		'vitrine/loop-builder',
		{ postType: editorData().post_type, perPage: 3 },
		inner
	);

/**
 * A list of products with a part of a list in it.
 *
 * @param part As it stands in the inserter's card.
 */
export const listAround = ( part: Block ): Block =>
	listing(
		part.name === TEMPLATE ? [ part ] : [ part, createBlock( TEMPLATE ) ]
	);

/**
 * A list of products with a part in its cards.
 *
 * @param part As it stands in the inserter's card.
 */
export const cardAround = ( part: Block ): Block =>
	listing( [ createBlock( TEMPLATE, {}, [ part ] ) ] );

/**
 * A product listing with these cards.
 *
 * @param cards As they stand in the inserter's card.
 */
export const productsAround = ( cards: Block ): Block =>
	createBlock( 'vitrine/product-listing', { columns: 3, rows: 1 }, [
		cards,
	] );
