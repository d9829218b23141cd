import { editorData, type LoopType } from '../data';
import type { KnownLoop } from './use-loop-preview';

/**
 * What a loop builder gives to the blocks in it: its block.json, `providesContext`,
 * and what its page shows, by `Edit` alone.
 */
export interface LoopContext {
	'vitrine/postType'?: string;
	'vitrine/taxonomy'?: string;
	'vitrine/layout'?: string;
	'vitrine/columns'?: number;
	/** Heading of the product listing; empty: none. */
	'vitrine/listingTitle'?: string;
	'vitrine/loopPreview'?: KnownLoop;
	/** Whether it is the card of a product listing. */
	'vitrine/isCard'?: boolean;
	/** WordPress's own, of a Query Loop. */
	queryId?: number;
	/** WordPress's own: of a result, or of the page. */
	postId?: number;
	postType?: string;
}

/** A post type as the server described it. */
export const loopType = ( name: string | undefined ): LoopType =>
	editorData().loop_types[ name ?? 'post' ] ?? {
		label: '',
		taxonomies: {},
		orders: {},
		facets: {},
		attributes: {},
		metas: {},
	};

/** The taxonomy that a listing filters by; empty when its post type has none. */
export const taxonomyOf = ( context: LoopContext ): string =>
	context[ 'vitrine/taxonomy' ] ||
	( Object.keys(
		loopType( context[ 'vitrine/postType' ] ).taxonomies
	)[ 0 ] ??
		'' );

/** Values and labels as options of a select. */
export const optionsOf = (
	labels: Record< string, string >
): Array< { value: string; label: string } > =>
	Object.entries( labels ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) );
