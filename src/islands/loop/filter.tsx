import { useState } from '@wordpress/element';
import contract from '../../contract';
import { Apply, fieldOf, Label } from './control';
import { instead } from './reset';
import type { LoopFilterProps, LoopOption } from './types';

const { markers } = contract;

interface Acts {
	onFilter?: ( value: string | readonly string[] ) => void;
}

type Fields = Extract< LoopFilterProps, { kind: 'select' | 'checkbox' } >;
type Buttons = Extract< LoopFilterProps, { kind: 'button' } >;

const Amount = ( { count }: Pick< LoopOption, 'count' > ) =>
	count === null ? null : (
		<>
			{ ' ' }
			<span className="vitrine-loop-amount">{ count }</span>
		</>
	);

const Select = ( { onFilter, ...props }: Fields & Acts ) => (
	<>
		<Label { ...props } />
		<select
			id={ props.id }
			{ ...fieldOf( props, 'select' ) }
			value={ props.value[ 0 ] }
			onChange={ ( event ) => onFilter?.( event.target.value ) }
		>
			{ props.options.map( ( { slug, name, count, off } ) => (
				<option
					key={ slug }
					value={ slug }
					disabled={ off }
					data-name={ slug ? name : undefined }
				>
					{ count === null ? name : `${ name } (${ count })` }
				</option>
			) ) }
		</select>
		<Apply { ...props } />
	</>
);

/** The value of the box that has the focus. */
const focusedBox = (): string | null => {
	const { activeElement: focused } = document;
	return focused instanceof HTMLInputElement ? focused.value : null;
};

const Boxes = ( { onFilter, ...props }: Fields & Acts ) => {
	const [ focused, setFocused ] = useState( focusedBox );
	const { value } = props;
	const field = fieldOf(
		{ ...props, name: `${ props.name }[]` },
		'checkbox'
	);
	return (
		<fieldset>
			<legend className="vitrine-loop-label">{ props.label }</legend>
			<ul className="vitrine-loop-options">
				{ props.options.map( ( { slug, name, count, off } ) => (
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
									onFilter?.(
										target.checked
											? [ ...value, slug ]
											: value.filter(
													( one ) => one !== slug
											  )
									)
								}
							/>
							<span>{ name }</span>
							<Amount count={ count } />
						</label>
					</li>
				) ) }
			</ul>
			<Apply { ...props } />
		</fieldset>
	);
};

const ButtonList = ( { onFilter, ...props }: Buttons & Acts ) => (
	<ul className="vitrine-loop-buttons" aria-label={ props.label }>
		{ props.options.map(
			( { slug, name, count, off, url, href = url } ) => (
				<li key={ slug }>
					<a
						className="vitrine-loop-button"
						href={ off ? undefined : href }
						data-url={ url }
						aria-disabled={ off ? 'true' : undefined }
						aria-current={
							props.value.includes( slug ) ? 'true' : undefined
						}
						rel="nofollow"
						{ ...{
							[ markers.loop_control ]: 'button',
							[ markers.loop_filter_type ]: slug,
						} }
						onClick={ instead( () => {
							if ( ! off ) {
								onFilter?.( slug );
							}
						} ) }
					>
						<span>{ name }</span>
						<Amount count={ count } />
					</a>
				</li>
			)
		) }
	</ul>
);

/**
 * A filter of a listing: a select, boxes or buttons. Twin of `View\Loop\Filter`.
 *
 * @param props
 */
export const LoopFilter = ( props: LoopFilterProps & Acts ) => {
	switch ( props.kind ) {
		case 'button':
			return <ButtonList { ...props } />;
		case 'checkbox':
			return <Boxes { ...props } />;
		default:
			return <Select { ...props } />;
	}
};
