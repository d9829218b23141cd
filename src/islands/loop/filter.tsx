import contract from '../../contract';
import { Apply, fieldOf, Label } from './control';
import { Amount, Boxes } from './facets/boxes';
import { instead } from './reset';
import type { LoopFilterProps } from './types';

const { markers } = contract;

interface Acts {
	onFilter?: ( value: string | readonly string[] ) => void;
}

type Fields = Extract< LoopFilterProps, { kind: 'select' | 'checkbox' } >;
type Buttons = Extract< LoopFilterProps, { kind: 'button' } >;

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

const BoxGroup = ( { onFilter, ...props }: Fields & Acts ) => {
	const { value } = props;
	return (
		<fieldset>
			<legend className="vitrine-loop-label">{ props.label }</legend>
			<Boxes
				options={ props.options }
				value={ value }
				field={ fieldOf(
					{ ...props, name: `${ props.name }[]` },
					'checkbox'
				) }
				onChoose={ ( slug, chosen ) =>
					onFilter?.(
						chosen
							? [ ...value, slug ]
							: value.filter( ( one ) => one !== slug )
					)
				}
			/>
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
 * A filter of a listing: select, checkboxes or buttons. Twin of
 * `View\Loop\Filter`.
 *
 * @param props
 */
export const LoopFilter = ( props: LoopFilterProps & Acts ) => {
	switch ( props.kind ) {
		case 'button':
			return <ButtonList { ...props } />;
		case 'checkbox':
			return <BoxGroup { ...props } />;
		default:
			return <Select { ...props } />;
	}
};
