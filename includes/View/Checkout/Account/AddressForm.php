<?php
/**
 * Form for an address of the account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Has the checkout's fields of one address, with the same names, so that address
 * autocomplete works here too.
 *
 * @see spec 2.8, 3.5, field 29
 */
final class AddressForm {

	/**
	 * Renders the form.
	 *
	 * @param string                            $type     `billing` or `shipping`.
	 * @param list<array<string, mixed>>        $fields   Fields of the engine.
	 * @param Draft                             $draft    Submitted values and errors.
	 * @param string                            $security Nonce.
	 * @param array{self: string, back: string} $urls     URLs of this page and of the account.
	 */
	public static function render( string $type, array $fields, Draft $draft, string $security, array $urls ): Markup {
		$shown = array_map(
			static fn ( array $field ): array => array( 'error' => $draft->errors[ $field['name'] ] ?? '' ) + $field,
			$fields
		);
		return AccountForm::render(
			array(
				'title'   => AddressList::title( $type ),
				'refused' => __( 'Your address has not been saved yet. Please check these details:', 'vitrine' ),
				'button'  => __( 'Save address', 'vitrine' ),
			),
			$draft,
			array( Contract::name( 'fields.security' ) => $security ),
			array(
				'name'  => Contract::name( 'fields.save_address' ),
				'value' => $type,
			),
			$urls,
			FormSection::rows( $shown )
		);
	}
}
