import type { BlockEditProps } from '@wordpress/blocks';
import type { PartAttributes } from '../../src/editor/product/standard-set';

/** Of the product block; what it says of its parts counts while no blocks are in it. */
export interface Attributes extends PartAttributes {
	productId: number;
	galleryPosition: 'start' | 'end';
	stickySummary: boolean;
}

export type Props = BlockEditProps< Attributes > & {
	context: { postId?: number; postType?: string };
};
