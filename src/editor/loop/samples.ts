import { type Block, createBlock } from '@wordpress/blocks';
import { editorData } from '../data';

const TEMPLATE = 'vitrine/loop-template';

/** A product listing with few products per page, so that there is a second page. */
const listing = ( inner: Block[] ): Block =>
	createBlock(
		'vitrine/loop-builder',
		{ postType: editorData().post_type, perPage: 3 },
		inner
	);

/**
 * A product listing around one of its parts.
 *
 * @param part The part in the inserter's preview.
 */
export const listAround = ( part: Block ): Block =>
	listing(
		part.name === TEMPLATE ? [ part ] : [ part, createBlock( TEMPLATE ) ]
	);

/**
 * A product listing around a part of its cards.
 *
 * @param part The part in the inserter's preview.
 */
export const cardAround = ( part: Block ): Block =>
	listing( [ createBlock( TEMPLATE, {}, [ part ] ) ] );

/**
 * A product listing around its template.
 *
 * @param cards The template in the inserter's preview.
 */
export const productsAround = ( cards: Block ): Block =>
	createBlock( 'vitrine/product-listing', { columns: 3, rows: 1 }, [
		cards,
	] );
