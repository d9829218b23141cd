import { useState } from '@wordpress/element';
import contract from '../../../contract';
import { beyond, branchesOf, matching } from '../../../core/loop/values';
import { classes } from '../../parts/classes';
import { Apply, fieldOf } from '../control';
import type { LoopFacetProps } from '../types';
import { Boxes } from './boxes';
import { SearchWithin } from './search-within';

const { markers } = contract;

interface Acts {
	onChoose?: ( slug: string, chosen: boolean ) => void;
}

/**
 * A facet of a listing: boxes of one taxonomy, several of which may be chosen.
 * Twin of `View\Loop\Facets\Facet`.
 *
 * @param props
 * @param props.onChoose
 */
export const LoopFacet = ( { onChoose, ...props }: LoopFacetProps & Acts ) => {
	const { options, value, hides, takes, more, search } = props;
	const [ words, setWords ] = useState( '' );
	const branches = branchesOf( options );
	const matches = words.trim() ? matching( branches, words ) : undefined;
	return (
		<details
			className={ classes(
				'vitrine-loop-group',
				hides && 'vitrine-loop-group--hides',
				takes && 'vitrine-loop-group--takes'
			) }
			// As it was printed: whoever folds it is not overruled.
			open={ props.open }
		>
			<summary className="vitrine-loop-label">{ props.label }</summary>
			<fieldset aria-label={ props.label }>
				{ search && (
					<SearchWithin
						texts={ search }
						found={ matches?.length ?? null }
						onType={ setWords }
					/>
				) }
				<Boxes
					options={ options }
					value={ value }
					takes={ takes }
					later={
						more && ! matches
							? beyond( branches, more.first, hides, value )
							: []
					}
					matches={ matches }
					field={ {
						...fieldOf(
							{ ...props, name: `${ props.name }[]` },
							'facet'
						),
						[ markers.loop_facet ]: props.taxonomy,
					} }
					onChoose={ ( slug, chosen ) => onChoose?.( slug, chosen ) }
				/>
				{ more && (
					<details
						className="vitrine-loop-rest"
						hidden={ !! matches }
					>
						<summary>
							<span>{ more.show }</span>
							<span>{ more.hide }</span>
						</summary>
					</details>
				) }
				<Apply form={ props.form } apply={ props.apply } />
			</fieldset>
		</details>
	);
};
