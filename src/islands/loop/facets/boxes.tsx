import { useState } from '@wordpress/element';
import type { LoopOption } from '../types';

/**
 * How many results an option has. Twin of `View\Loop\Facets\Boxes::amount()`.
 *
 * @param props
 * @param props.count
 */
export const Amount = ( { count }: Pick< LoopOption, 'count' > ) =>
	count === null ? null : (
		<>
			{ ' ' }
			<span className="vitrine-loop-amount">{ count }</span>
		</>
	);

/** The value of the box that has the focus. */
const focusedBox = (): string | null => {
	const { activeElement: focused } = document;
	return focused instanceof HTMLInputElement ? focused.value : null;
};

interface Props {
	options: readonly LoopOption[];
	/** Slugs of those that are chosen. */
	value: readonly string[];
	/** Attributes that all boxes have. */
	field: Readonly< Record< string, string > >;
	onChoose: ( slug: string, chosen: boolean ) => void;
}

/**
 * Boxes, each with its count. Twin of `View\Loop\Facets\Boxes::render()`.
 *
 * @param props
 * @param props.options
 * @param props.value
 * @param props.field
 * @param props.onChoose
 */
export const Boxes = ( { options, value, field, onChoose }: Props ) => {
	const [ focused, setFocused ] = useState( focusedBox );
	return (
		<ul className="vitrine-loop-options">
			{ options.map( ( { slug, name, count, off } ) => (
				<li key={ slug }>
					{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- It holds the box. */ }
					<label>
						<input
							type="checkbox"
							value={ slug }
							checked={ value.includes( slug ) }
							// To disable what has the focus would throw the visitor out of it.
							disabled={ off && slug !== focused }
							{ ...field }
							onFocus={ () => setFocused( slug ) }
							onBlur={ () => setFocused( null ) }
							onChange={ ( { target } ) =>
								onChoose( slug, target.checked )
							}
						/>
						<span>{ name }</span>
						<Amount count={ count } />
					</label>
				</li>
			) ) }
		</ul>
	);
};
