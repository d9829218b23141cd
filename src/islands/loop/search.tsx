import { useState } from '@wordpress/element';
import contract from '../../contract';
import { Icon } from '../parts/icon';
import { fieldOf, Label } from './control';
import type { LoopSearchProps } from './types';

interface Props extends LoopSearchProps {
	/**
	 * Current value of the field, which may end in a space that is not searched
	 * for.
	 */
	typed?: string;
	onSearch?: ( text: string ) => void;
}

/**
 * The search field of a listing. Twin of `View\Loop\LoopSearch`.
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
