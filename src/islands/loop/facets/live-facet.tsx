import { loopStore } from '@vitrine/loop-store';
import { useDispatch } from '@wordpress/data';
import { facetNow } from '../now';
import type { LoopFacetProps } from '../types';
import { type Live, useLoop } from '../use-loop';
import { LoopFacet } from './facet';

export const LiveFacet = ( { id, printed }: Live< LoopFacetProps > ) => {
	const loop = useLoop( id );
	const { chooseFacet } = useDispatch( loopStore );
	return (
		<LoopFacet
			{ ...( loop ? facetNow( printed, loop ) : printed ) }
			onChoose={ ( slug, chosen ) =>
				void chooseFacet( id, printed.taxonomy, slug, chosen )
			}
		/>
	);
};
