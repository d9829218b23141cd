import type { BlockEditProps } from '@wordpress/blocks';

/** Attributes of the loop builder. */
export interface BuilderAttributes extends Record< string, unknown > {
	queryId: number;
	block_id: string;
	postType: string;
	taxonomy: string;
	terms: number[];
	order: string;
	perPage: number;
	offset: number;
	sticky: string;
	inherit: boolean;
	withoutCurrent: boolean;
	layout: 'grid' | 'list';
	columns: number;
	columnsTablet: number;
	columnsMobile: number;
}

export type BuilderProps = BlockEditProps< BuilderAttributes > & {
	context: { postId?: number };
};
