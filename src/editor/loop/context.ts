import { editorData, type LoopType } from '../data';
import type { KnownLoop } from './preview/use-loop-preview';

/**
 * Block context provided by a loop builder: `providesContext` of its block.json
 * and preview data added by `Edit`.
 */
export interface LoopContext {
	'vitrine/postType'?: string;
	'vitrine/taxonomy'?: string;
	'vitrine/layout'?: string;
	'vitrine/columns'?: number;
	/** Heading of the product listing; empty: none. */
	'vitrine/listingTitle'?: string;
	'vitrine/loopPreview'?: KnownLoop;
	/** Whether the block is in a product listing's card. */
	'vitrine/isCard'?: boolean;
	/** WordPress's own context of a Query Loop. */
	queryId?: number;
	/** WordPress's own context: the current result or page. */
	postId?: number;
	postType?: string;
}

/** A post type's data from the server. */
export const loopType = ( name: string | undefined ): LoopType =>
	editorData().loop_types[ name ?? 'post' ] ?? {
		label: '',
		taxonomies: {},
		orders: {},
		facets: {},
		attributes: {},
		metas: {},
	};

/** The taxonomy to filter by; empty: the post type has none. */
export const taxonomyOf = ( context: LoopContext ): string =>
	context[ 'vitrine/taxonomy' ] ||
	( Object.keys(
		loopType( context[ 'vitrine/postType' ] ).taxonomies
	)[ 0 ] ??
		'' );

/** Converts values with labels to options of a select. */
export const optionsOf = (
	labels: Record< string, string >
): Array< { value: string; label: string } > =>
	Object.entries( labels ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) );
