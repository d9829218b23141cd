import type { Site } from '../../../site/types';
import { choose, resetLink } from '../variations';
import type { Stage, Step } from './scenarios';

const THROW = 'wool-throw';
const PAGE = `/product/${ THROW }/`;

/** Changes the throw's variations: no default, one out of stock and one missing. */
const thin = ( site: Site, chosen: Record< string, string > = {} ) =>
	site.php(
		`$throw = wc_get_product( get_page_by_path( $args['slug'], OBJECT, 'product' ) );
		$throw->set_default_attributes( $args['chosen'] );
		$throw->save();
		foreach ( $throw->get_children() as $id ) {
			$one = wc_get_product( $id );
			$is  = implode( ' ', $one->get_attributes() );
			if ( 'brick 150x220' === $is ) {
				$one->set_manage_stock( false );
				$one->set_stock_status( 'outofstock' );
				$one->save();
			} elseif ( 'slate 150x220' === $is ) {
				$one->delete( true );
			}
		}`,
		{ args: { slug: THROW, chosen } }
	);

const open =
	( chosen: Record< string, string > = {}, query = '' ): Step =>
	async ( { page, site } ) => {
		await thin( site, chosen );
		await page.goto( PAGE + query );
	};

const pick =
	( attribute: string, option: string ): Step =>
	( { page } ) =>
		choose( page, attribute, option );

/** Triggers an event on the form as another plugin's script would. */
const trigger =
	( event: string ): Step =>
	( { page } ) =>
		page.evaluate( ( name ) => {
			const { jQuery } = window as unknown as {
				jQuery: ( target: string ) => {
					trigger: ( event: string ) => void;
				};
			};
			jQuery( 'form.variations_form' ).trigger( name );
		}, event );

/** Sets every field at once, as a script does that ignores which variations exist. */
const setAll: Step = ( { page } ) =>
	page.evaluate( () => {
		const values = [ 'slate', '150x220' ];
		const selects =
			document.querySelectorAll< HTMLSelectElement >(
				'.variations select'
			);
		selects.forEach( ( select, place ) => {
			const value = values[ place ] ?? '';
			select.add( new Option( value, value ) );
			select.value = value;
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
	} );

/** The steps of each scenario, by the names in the recordings. */
export const variationScenarios: Record< string, Record< string, Step > > = {
	'variation-steps': {
		load: open(),
		'one choice of two': pick( 'Size', '130 × 180 cm' ),
		'a full choice': pick( 'Color', 'Sand' ),
		'another full choice': pick( 'Color', 'Brick' ),
		'a full choice that is out of stock': pick( 'Size', '150 × 220 cm' ),
		'a choice taken back': pick( 'Size', 'Choose an option' ),
		'the reset link': ( { page }: Stage ) => resetLink( page ).click(),
	},
	'variation-no-match': {
		'a full choice that no variation has': setAll,
	},
	'variation-values-replaced-by-script': {
		'trigger check_variations': trigger( 'check_variations' ),
		'trigger reload_product_variations': trigger(
			'reload_product_variations'
		),
		'trigger reset_data': trigger( 'reset_data' ),
	},
	'variation-defaults': {
		load: open( { pa_colour: 'moss', pa_size: '130x180' } ),
		'load by URL selection': open(
			{},
			'?attribute_pa_colour=sand&attribute_pa_size=130x180'
		),
		'load partial default': open( { pa_colour: 'moss' } ),
	},
};

/** The step before the scenarios that begin on the product page. */
export const beginOnPage: Step = open();
