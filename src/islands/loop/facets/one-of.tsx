import type { LoopOption } from '../types';

interface Props {
	label: string;
	options: readonly LoopOption[];
	/** Selected slug; empty: any. */
	value: string | undefined;
	/** Attributes of the select. */
	field: Readonly< Record< string, string > >;
	onChoose: ( slug: string ) => void;
}

const textOf = ( { name, depth = 0 }: LoopOption ): string =>
	'— '.repeat( depth ) + name;

/**
 * A select for a facet with a single value. Twin of
 * `View\Loop\Facets\Facet::select()`.
 *
 * @param props
 * @param props.label
 * @param props.options
 * @param props.value
 * @param props.field
 * @param props.onChoose
 */
export const OneOf = ( { label, options, value, field, onChoose }: Props ) => (
	<select
		aria-label={ label }
		{ ...field }
		value={ value }
		onChange={ ( { target } ) => onChoose( target.value ) }
	>
		{ options.map( ( option ) => (
			<option
				key={ option.slug }
				value={ option.slug }
				disabled={ option.off }
				data-name={ option.slug ? textOf( option ) : undefined }
			>
				{ option.count === null
					? textOf( option )
					: `${ textOf( option ) } (${ option.count })` }
			</option>
		) ) }
	</select>
);
