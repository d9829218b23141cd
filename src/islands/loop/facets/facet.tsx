import { useState } from '@wordpress/element';
import contract from '../../../contract';
import { beyond, branchesOf, matching } from '../../../core/loop/values';
import { classes } from '../../parts/classes';
import { Apply, fieldOf } from '../control';
import type { LoopFacetProps } from '../types';
import { Boxes } from './boxes';
import { OneOf } from './one-of';
import { SearchWithin } from './search-within';

const { markers } = contract;

interface Acts {
	onChoose?: ( slug: string, chosen: boolean ) => void;
}

/**
 * A facet of a listing: checkboxes for the terms of a taxonomy, or radio
 * buttons or a select if only one can be selected. Twin of
 * `View\Loop\Facets\Facet`.
 *
 * @param props
 * @param props.onChoose
 */
export const LoopFacet = ( { onChoose, ...props }: LoopFacetProps & Acts ) => {
	const { options, hides, takes, more, search, selection } = props;
	const value = selection && ! props.value.length ? [ '' ] : props.value;
	const [ words, setWords ] = useState( '' );
	const branches = branchesOf( options );
	const matches = words.trim() ? matching( branches, words ) : undefined;
	const field = {
		...fieldOf(
			{ ...props, name: props.name + ( selection ? '' : '[]' ) },
			'facet'
		),
		[ markers.loop_facet ]: props.taxonomy,
	};
	return (
		<details
			className={ classes(
				'vitrine-loop-group',
				hides && 'vitrine-loop-group--hides',
				takes && 'vitrine-loop-group--takes'
			) }
			// The initial value: collapsing it later is up to the visitor.
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
				{ selection === 'select' ? (
					<OneOf
						label={ props.label }
						options={ options }
						value={ value[ 0 ] }
						field={ field }
						onChoose={ ( slug ) => onChoose?.( slug, true ) }
					/>
				) : (
					<Boxes
						options={ options }
						value={ value }
						isSingle={ selection === 'radio' }
						takes={ takes }
						later={
							more && ! matches
								? beyond( branches, more.first, hides, value )
								: []
						}
						matches={ matches }
						field={ field }
						onChoose={ ( slug, chosen ) =>
							onChoose?.( slug, chosen )
						}
					/>
				) }
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
