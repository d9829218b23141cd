<?php
/**
 * A suggested address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of `AddressSuggestion` in src/contract/types/extensions.ts.
 *
 * @see spec 3.6
 *
 * @api
 */
final class Suggestion {

	/**
	 * @param string                               $id      For select().
	 * @param string                               $label   Plain text.
	 * @param list<array{offset: int, length: int}> $matches Parts of the label that match, in the units of a script's strings.
	 * @param array<string, string>|null           $address The address itself, where the service gives it with the search: nobody then asks again.
	 */
	public function __construct( public readonly string $id, public readonly string $label, public readonly array $matches = array(), public readonly ?array $address = null ) {}

	/**
	 * As sent to the script.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$shape = array(
			'id'                => $this->id,
			'label'             => $this->label,
			'matchedSubstrings' => $this->matches,
		);
		return null === $this->address ? $shape : $shape + array( 'address' => $this->address );
	}
}
