import { loopStore } from '@vitrine/loop-store';
import { useSelect } from '@wordpress/data';
import type { LoopView } from '../../contract/types';

/** What an island of a listing gets. */
export interface Live< Props > {
	id: number;
	/** What the page was printed with. */
	printed: Props;
	/** What holds it. */
	element: HTMLElement;
}

/** What is known of a listing; null: nothing by now. */
export const useLoop = ( id: number ): LoopView | null =>
	useSelect( ( select ) => select( loopStore ).getLoop( id ), [ id ] );
