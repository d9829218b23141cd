import { Apply, fieldOf, Label } from './control';
import type { LoopSortProps } from './types';

interface Props extends LoopSortProps {
	onSort?: ( order: string ) => void;
}

/**
 * The sort order of a listing. Twin of `View\Loop\Sort`.
 *
 * @param props
 */
export const LoopSort = ( props: Props ) => (
	<>
		<Label { ...props } />
		<select
			id={ props.id }
			{ ...fieldOf( props, 'sort' ) }
			value={ props.value }
			onChange={ ( event ) => props.onSort?.( event.target.value ) }
		>
			{ props.options.map( ( { value, text } ) => (
				<option key={ value } value={ value }>
					{ text }
				</option>
			) ) }
		</select>
		<Apply form={ props.form } apply={ props.apply } />
	</>
);
