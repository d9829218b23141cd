import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Palette } from '../../../core/settings/types';
import { Choices } from '../choices';
import type { SetupData } from '../data';

const OWN = 'own';
const CUSTOM = 'custom';

const Swatches = ( { colors }: { colors: string[] } ) => (
	<span className="vitrine-setup__swatches" aria-hidden="true">
		{ colors.slice( 0, 8 ).map( ( color, index ) => (
			<span key={ index } style={ { background: color } } />
		) ) }
	</span>
);

const colorsOf = ( { colors }: Palette ) =>
	colors.map( ( { color } ) => color );

const isSame = ( a: string[], b: string[] ) =>
	a.length === b.length && a.every( ( color, at ) => color === b[ at ] );

/** Palette and header cart. */
export const LookStep = ( {
	palette,
	headerCart,
	look,
	onChange,
}: {
	/** Custom colors that replace the theme's; may be empty. */
	palette: string[];
	headerCart: boolean;
	look: SetupData[ 'look' ];
	onChange: ( edits: { palette?: string[]; headerCart?: boolean } ) => void;
} ) => {
	const own = look.palettes.find( ( { name } ) => name === look.own );
	const others = look.palettes.filter( ( one ) => one !== own );
	// Colors from the settings screen stay available after another palette was
	// selected.
	const isCustom =
		look.palette.length > 0 &&
		! others.some( ( one ) => isSame( colorsOf( one ), look.palette ) );
	const choices = [
		{
			value: OWN,
			label: __( 'The theme’s own colors', 'vitrine' ),
			colors: own ? colorsOf( own ) : [],
			palette: [] as string[],
		},
		...( isCustom
			? [
					{
						value: CUSTOM,
						label: __( 'Your colors', 'vitrine' ),
						colors: look.palette,
						palette: look.palette,
					},
			  ]
			: [] ),
		...others.map( ( one, index ) => ( {
			value: `palette-${ index }`,
			label: one.name,
			colors: colorsOf( one ),
			palette: colorsOf( one ),
		} ) ),
	];
	return (
		<>
			<div className="vitrine-setup__palettes">
				<Choices
					name="palette"
					legend={ __( 'Colors', 'vitrine' ) }
					value={
						choices.find( ( one ) =>
							isSame( one.palette, palette )
						)?.value ?? OWN
					}
					choices={ choices.map( ( { value, label, colors } ) => ( {
						value,
						label,
						help: colors.length ? (
							<Swatches colors={ colors } />
						) : undefined,
					} ) ) }
					onChange={ ( value ) =>
						onChange( {
							palette:
								choices.find( ( one ) => one.value === value )
									?.palette ?? [],
						} )
					}
				/>
			</div>
			{ look.is_block ? (
				<ToggleControl
					label={ __( 'Show the cart in the header', 'vitrine' ) }
					help={ __(
						'After the navigation, on every page. Headers that already have a cart are not changed.',
						'vitrine'
					) }
					checked={ headerCart }
					onChange={ ( next ) => onChange( { headerCart: next } ) }
				/>
			) : (
				<p>
					{ __(
						'Your theme’s header does not use blocks. Add the “Mini-cart” block to a widget area to show the cart there.',
						'vitrine'
					) }
				</p>
			) }
			<p>
				<a href={ look.url } target="_blank" rel="noreferrer">
					{ __(
						'More appearance settings (opens in a new tab)',
						'vitrine'
					) }
				</a>
			</p>
		</>
	);
};
