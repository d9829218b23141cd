import { useState } from '@wordpress/element';
import contract from '../../contract';
import { Icon } from '../parts/icon';
import { fieldOf, Label } from './control';
import type { LoopSearchProps } from './types';

interface Props extends LoopSearchProps {
	/** What stands in the field by now: it may end in a blank that is not looked for. */
	typed?: string;
	onSearch?: ( text: string ) => void;
}

/**
 * The search of a listing. Twin of `View\Loop\Search`.
 *
 * @param props
 */
export const LoopSearch = ( props: Props ) => {
	const { value, onSearch } = props;
	const [ typed, setTyped ] = useState( props.typed ?? value );
	return (
		<>
			<Label { ...props } />
			<span className="vitrine-loop-search-field">
				<input
					type="search"
					id={ props.id }
					value={ typed.trim() === value ? typed : value }
					maxLength={ contract.settings_values.loop_longest_search }
					placeholder={ props.placeholder || undefined }
					enterKeyHint="search"
					{ ...fieldOf( props, 'search' ) }
					onChange={ ( event ) => {
						setTyped( event.target.value );
						onSearch?.( event.target.value );
					} }
				/>
				<button
					form={ props.form }
					className="vitrine-loop-search-button"
					aria-label={ props.button }
				>
					<Icon name="search" />
				</button>
			</span>
		</>
	);
};
