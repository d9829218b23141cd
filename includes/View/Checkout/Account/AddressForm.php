<?php
/**
 * The form of an address of an account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Fields\Section;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The checkout's fields of one address. They have the checkout's names, so
 * that whatever suggests addresses finds them here too.
 *
 * @see spec 2.8, 3.5, field 29
 */
final class AddressForm {

	/**
	 * The form to edit an address.
	 *
	 * @param string                     $type     `billing` or `shipping`.
	 * @param list<array<string, mixed>> $fields   Of the engine.
	 * @param Draft                      $draft    What was typed, and what is wrong with it.
	 * @param string                     $security A nonce.
	 * @param array{self: string, back: string} $urls Of this page, and of the account.
	 */
	public static function render( string $type, array $fields, Draft $draft, string $security, array $urls ): Markup {
		$shown = array_map(
			static fn ( array $field ): array => array( 'error' => $draft->errors[ $field['name'] ] ?? '' ) + $field,
			$fields
		);
		return AccountForm::render(
			array(
				'title'   => Addresses::title( $type ),
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
			Section::rows( $shown )
		);
	}
}
