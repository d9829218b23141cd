import type { BlockEditProps } from '@wordpress/blocks';
import type { PartAttributes } from '../../src/editor/product/standard-set';

/**
 * Attributes of the product block; those of its parts apply without inner
 * blocks only.
 */
export interface Attributes extends PartAttributes {
	productId: number;
	galleryPosition: 'start' | 'end';
	stickySummary: boolean;
}

export type Props = BlockEditProps< Attributes > & {
	context: { postId?: number; postType?: string };
};
