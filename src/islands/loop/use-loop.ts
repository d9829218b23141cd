import { loopStore } from '@vitrine/loop-store';
import { useSelect } from '@wordpress/data';
import type { LoopView } from '../../contract/types';

/** Props of a listing's island. */
export interface Live< Props > {
	id: number;
	/** The props in the page. */
	printed: Props;
	/** The island's root element. */
	element: HTMLElement;
}

/** State of a listing; null: the store has none yet. */
export const useLoop = ( id: number ): LoopView | null =>
	useSelect( ( select ) => select( loopStore ).getLoop( id ), [ id ] );
