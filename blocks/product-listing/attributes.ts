import type { BlockEditProps } from '@wordpress/blocks';

export interface Attributes extends Record< string, unknown > {
	layout: 'grid' | 'carousel' | 'list';
	columns: number;
	rows: number;
	collection: string;
	productIds: number[];
	title: string;
	category: string;
	orderby: string;
	onSale: boolean;
	inherit: boolean;
	showSort: boolean;
	showCount: boolean;
	showPagination: boolean;
	showPrice: boolean;
	showButton: boolean;
	quickView: string;
	imageRatio: string;
	heading: string;
	queryId: number;
}

export type Props = BlockEditProps< Attributes > & {
	context: { postId?: number; postType?: string };
};
