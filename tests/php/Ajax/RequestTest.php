<?php
/**
 * Tests of reading input.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- Saves and restores the superglobals; does not use their values.

namespace Vitrine\Tests\Ajax;

use PHPUnit\Framework\TestCase;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;

/**
 * Invalid input is refused instead of corrected.
 */
final class RequestTest extends TestCase {

	/**
	 * Data provider of valid quantities.
	 *
	 * @return array<string, array{mixed, int}>
	 */
	public function good_quantities(): array {
		return array(
			'one'                => array( '1', 1 ),
			'many'               => array( '999999999', 999999999 ),
			'with spaces'        => array( ' 3 ', 3 ),
			'with leading zeros' => array( '003', 3 ),
		);
	}

	/**
	 * @testdox Reads a plain whole number as a quantity: $_dataName
	 *
	 * @dataProvider good_quantities
	 *
	 * @param mixed $sent     Value of the request.
	 * @param int   $expected Expected quantity.
	 */
	public function test_good_quantities( mixed $sent, int $expected ): void {
		$this->assertSame( $expected, ( new Request( 'POST', array( 'quantity' => $sent ) ) )->quantity( 'quantity' ) );
	}

	/**
	 * Data provider of invalid quantities with error codes.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public function bad_quantities(): array {
		$invalid   = 'vitrine_invalid_quantity';
		$malformed = 'vitrine_malformed';
		return array(
			'empty'                       => array( '', $invalid ),
			'zero'                        => array( '0', $invalid ),
			'negative'                    => array( '-1', $invalid ),
			'a decimal'                   => array( '1.5', $invalid ),
			'a decimal of .0'             => array( '1.0', $invalid ),
			'a decimal comma'             => array( '1,5', $invalid ),
			'an exponent'                 => array( '1e9', $invalid ),
			'hexadecimal'                 => array( '0x10', $invalid ),
			'text'                        => array( 'abc', $invalid ),
			'a number with trailing text' => array( '3abc', $invalid ),
			'non-ASCII digits'            => array( '٣', $invalid ),
			'ten digits'                  => array( '1000000000', $invalid ),
			'larger than an integer'      => array( '99999999999999999999', $invalid ),
			'an array'                    => array( array( '1' ), $malformed ),
			'a null byte'                 => array( "1\0", $malformed ),
			'invalid UTF-8'               => array( "1\xff", $malformed ),
			'text that is too long'       => array( str_repeat( '1', 101 ), $malformed ),
		);
	}

	/**
	 * @testdox Rejects an invalid quantity with a message: $_dataName
	 *
	 * @dataProvider bad_quantities
	 *
	 * @param mixed  $sent Value of the request.
	 * @param string $code Error code.
	 */
	public function test_bad_quantities( mixed $sent, string $code ): void {
		$refusal = $this->refusal( static fn() => ( new Request( 'POST', array( 'quantity' => $sent ) ) )->quantity( 'quantity' ) );

		$this->assertSame( $code, $refusal->error->get_error_code() );
		$this->assertNotSame( '', $refusal->getMessage() );
	}

	/**
	 * @testdox Defaults to a quantity of 1 and accepts 0 where the minimum is 0
	 */
	public function test_absent_and_zero(): void {
		$this->assertSame( 1, ( new Request( 'POST', array() ) )->quantity( 'quantity' ) );
		$this->assertSame( 0, ( new Request( 'POST', array( 'quantity' => '0' ) ) )->quantity( 'quantity', 0 ) );
	}

	/**
	 * @testdox Reads a list of quantities and skips empty ones
	 */
	public function test_quantities(): void {
		$request = new Request(
			'POST',
			array(
				'quantity' => array(
					7 => '2',
					8 => '',
					9 => '0',
				),
				'cart'     => array( 'abc' => array( 'qty' => '4' ) ),
			)
		);

		$this->assertSame(
			array(
				7 => 2,
				9 => 0,
			),
			$request->quantities( 'quantity' )
		);
		$this->assertSame( array( 'abc' => 4 ), $request->quantities( 'cart', 'qty' ) );
	}

	/**
	 * Data provider of invalid lists of quantities.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public function bad_lists(): array {
		return array(
			'a string'             => array( 'x', 'vitrine_malformed' ),
			'a string for an item' => array( array( 'k' => '3' ), 'vitrine_malformed' ),
			'another field'        => array( array( 'k' => array( 'quantity' => '3' ) ), 'vitrine_malformed' ),
			'an array as quantity' => array( array( 'k' => array( 'qty' => array( '3' ) ) ), 'vitrine_malformed' ),
			'one decimal quantity' => array(
				array(
					'a' => array( 'qty' => '3' ),
					'b' => array( 'qty' => '1.5' ),
				),
				'vitrine_invalid_quantity',
			),
			'a null byte in a key' => array( array( "k\0" => array( 'qty' => '3' ) ), 'vitrine_malformed' ),
			'a long key'           => array( array( str_repeat( 'k', 65 ) => array( 'qty' => '3' ) ), 'vitrine_malformed' ),
		);
	}

	/**
	 * @testdox Rejects the whole list when one quantity is invalid: $_dataName
	 *
	 * @dataProvider bad_lists
	 *
	 * @param mixed  $sent Value of the request.
	 * @param string $code Error code.
	 */
	public function test_bad_lists( mixed $sent, string $code ): void {
		$refusal = $this->refusal( static fn() => ( new Request( 'POST', array( 'cart' => $sent ) ) )->quantities( 'cart', 'qty' ) );

		$this->assertSame( $code, $refusal->error->get_error_code() );
	}

	/**
	 * @testdox Rejects field names with control characters or invalid UTF-8
	 */
	public function test_names(): void {
		foreach ( array( "attribute_size\0", "attribute_size\x1F", "attribute_\xff" ) as $name ) {
			$refusal = $this->refusal( static fn() => ( new Request( 'POST', array( $name => 'Large' ) ) )->texts( 'attribute_' ) );
			$this->assertSame( 'vitrine_malformed', $refusal->error->get_error_code() );
			$refusal = $this->refusal( static fn() => ( new Request( 'POST', array( 'data' => array( $name => 'Large' ) ) ) )->map( 'data' ) );
			$this->assertSame( 'vitrine_malformed', $refusal->error->get_error_code() );
		}
	}

	/**
	 * @testdox Accepts only plain digits as an ID
	 */
	public function test_ids(): void {
		$this->assertSame( 14, ( new Request( 'POST', array( 'product_id' => '14' ) ) )->id( 'product_id' ) );
		$this->assertSame( 0, ( new Request( 'POST', array() ) )->id( 'product_id' ) );
		foreach ( array( '-14', '14abc', '1.4', array( '14' ), '9999999999' ) as $sent ) {
			$refusal = $this->refusal( static fn() => ( new Request( 'POST', array( 'product_id' => $sent ) ) )->id( 'product_id' ) );
			$this->assertSame( 'vitrine_malformed', $refusal->error->get_error_code() );
			$this->assertStringContainsString( 'product_id', $refusal->getMessage() );
		}
	}

	/**
	 * @testdox Reads choices as one value or a list, up to a maximum
	 */
	public function test_choices(): void {
		$choices = static fn ( mixed $sent ): array => ( new Request( 'POST', array( 'm' => $sent ) ) )->choices( 'm' );
		$this->assertSame( array( 'flat' ), $choices( 'flat' ) );
		$this->assertSame( array( 'flat', '1/freight' ), $choices( array( 'flat', '', '1/freight' ) ) );
		$this->assertSame( array(), $choices( '' ) );
		$this->refusal( static fn() => $choices( array( array( 'flat' ) ) ) );
		$this->refusal( static fn() => $choices( array_fill( 0, 51, 'flat' ) ) );
	}

	/**
	 * PHP drops input beyond `max_input_vars`; a partial request must not pass
	 * for a complete one.
	 *
	 * @testdox Rejects a request truncated by max_input_vars
	 */
	public function test_floods(): void {
		list( $post, $server )     = array( $_POST, $_SERVER );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = array( 'quantity' => array_fill( 0, (int) ini_get( 'max_input_vars' ) - 1, '1' ) );
		try {
			$refusal = $this->refusal( static fn() => Request::current() );
		} finally {
			list( $_POST, $_SERVER ) = array( $post, $server );
		}

		$this->assertSame( 'vitrine_malformed', $refusal->error->get_error_code() );
	}

	/**
	 * Returns the refusal that a callback throws.
	 *
	 * @param callable $read Reads input.
	 */
	private function refusal( callable $read ): Refusal {
		try {
			$read();
		} catch ( Refusal $refusal ) {
			return $refusal;
		}
		$this->fail( 'The request was not rejected.' );
	}
}
